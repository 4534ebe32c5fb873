import { testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MessageRow, ProviderRow } from '../console.api.ts';
import { markFailed } from './outbox.repository.ts';
import { sendMail, sendSms } from './send-message.ts';

const MESSAGES = '/console/api/messages';
const TO = '+639170000777';

let site: TestApp;
let support: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true });
  support = await site.operator('support1');
});
afterAll(() => site.stop());

const list = async (query: string) =>
  (await support.call<{ list: MessageRow[]; total: number }>('GET', `${MESSAGES}?${query}`)).value;
const trail = async (id: string) =>
  (
    await site.app.pool.query<{ action: string; reason: string | null; text: string }>(
      `select action, entry->>'reason' as reason, entry::text as text
        from audit_entry where subject = $1 order by seq`,
      [`message:${id}`],
    )
  ).rows;

it('OC-29 a recipient is masked, and shown for a reason that the trail keeps', async () => {
  const { id } = await sendSms(site.app, { to: TO, text: 'Hello', purpose: 'probe' });
  const { list: rows } = await list('purpose=probe');
  expect(rows).toMatchObject([{ id, to: '•••777', text: 'Hello', state: 'sent' }]);
  const path = `${MESSAGES}/${id}/recipient`;
  expect(await support.call('POST', path, { reason: 'short' })).toMatchObject({ status: 400 });
  expect(await trail(id)).toEqual([]);
  const reason = 'the member says it never came';
  expect(await support.call('POST', path, { reason })).toMatchObject({ value: { to: TO } });
  const [entry, ...more] = await trail(id);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ action: 'message.recipient', reason });
  expect(entry?.text).not.toContain(TO.slice(1));
});

it('a given-up message is queued once more, however often the button is pressed', async () => {
  const mail = { to: 'ana@mail.test', subject: 'Hello', text: 'A mail', purpose: 'again' };
  const { id } = await sendMail(site.app, mail);
  const retry = () => support.call('POST', `${MESSAGES}/${id}/retry`, {});
  expect(await retry()).toMatchObject({ status: 409, code: 'message.not_retryable' });
  await markFailed(site.app.db, id);
  expect((await list('purpose=again')).list).toMatchObject([{ state: 'failed', retryable: true }]);
  const answers = await Promise.all([retry(), retry(), retry()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await trail(id)).map(({ action }) => action)).toEqual(['message.retry']);
  await expect
    .poll(async () => (await list('purpose=again')).list)
    .toMatchObject([{ state: 'sent', provider: 'sandbox', text: 'A mail', subject: 'Hello' }]);
});

it('a message that held a code, or was withheld, is never sent again', async () => {
  const coded = { to: TO, text: '604417 is your code', purpose: 'coded', code: '604417' };
  const { id } = await sendSms(site.app, coded);
  await markFailed(site.app.db, id);
  expect((await list('purpose=coded')).list).toMatchObject([{ retryable: false }]);
  const refused = { status: 409, code: 'message.not_retryable' };
  expect(await support.call('POST', `${MESSAGES}/${id}/retry`, {})).toMatchObject(refused);
  const hidden = await sendSms(site.app, { ...coded, purpose: 'hidden', withheld: true });
  expect((await list('purpose=hidden')).total).toBe(0);
  for (const [what, body] of [
    ['retry', {}],
    ['recipient', { reason: 'the member says it never came' }],
  ] as const)
    expect(await support.call('POST', `${MESSAGES}/${hidden.id}/${what}`, body)).toMatchObject({
      status: 404,
    });
});

it('counts what each provider took in the last day, from the outbox', async () => {
  const read = async () =>
    (await support.call<{ list: ProviderRow[] }>('GET', `${MESSAGES}/providers`)).value.list.find(
      ({ provider, channel }) => provider === 'sandbox' && channel === 'sms',
    );
  const before = (await read())?.sent ?? 0;
  await sendSms(site.app, { to: TO, text: 'Hello', purpose: 'count' });
  expect((await read())?.sent).toBe(before + 1);
});
