import { newId } from '@palaro/kernel';
import { testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CampaignRow } from '../../campaigns.api.ts';
import { ALONE_UP_TO } from './plan-campaign.ts';
import { campaignTask } from './send-campaign.ts';

const PATH = '/console/api/messages/campaigns';
const MS_A_DAY = 86_400_000;

let site: TestApp;
let maker: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true, tasks: 'none' });
  maker = await site.operator('operator1');
});
afterAll(() => site.stop());

/** Members of a test, who registered together on a day of their own. */
let day = Date.parse('2001-01-01T00:00:00.000Z');
beforeEach(() => {
  day += MS_A_DAY;
});
const segment = () => ({
  registeredFrom: new Date(day).toISOString(),
  registeredUntil: new Date(day + MS_A_DAY).toISOString(),
});

interface Made {
  count?: number;
  consents?: boolean;
  reach?: boolean;
  type?: number;
  state?: string;
}
async function members(made: Made = {}): Promise<string[]> {
  const { count = 1, consents = true, reach = true, type = 0, state = 'active' } = made;
  const { rows } = await site.database.pool.query<{ id: string }>(
    `insert into member (account, type, merchant_code, language, registered_at, state,
        email, email_verified_at, mobile, mobile_verified_at)
      select 'seg' || nextval('member_id_seq'), $2, 'palaro', 'TY', $3, $5,
        'seg' || n || '.' || extract(epoch from $3::timestamptz) || '.' || random() || '@mail.test',
        case when $4 then $3::timestamptz end, '+639' || (100000000 + floor(random() * 899999999)),
        case when $4 then $3::timestamptz end
      from generate_series(1, $1::int) n returning id::text`,
    [count, type, new Date(day), reach, state],
  );
  const ids = rows.map(({ id }) => id);
  if (consents) {
    await site.database.pool.query(
      `insert into inbox_consent (member_id, promos, at)
        select id, true, $2 from unnest($1::bigint[]) id`,
      [ids, new Date(day)],
    );
  }
  return ids;
}
const exclude = (member: string, kind: string, until: Date | null) =>
  site.database.pool.query(
    'insert into exclusion (member_id, kind, from_at, until_at) values ($1, $2, $3, $4)',
    [member, kind, new Date(day), until],
  );

const draft = (more: object = {}) => ({
  id: newId(site.app.clock.now()),
  channel: 'inbox',
  reason: 'Fiesta of lanterns',
  title: { EN: 'Lantern night', TY: 'Gabi ng parol' },
  content: { EN: 'Come <b>see</b>\n\nTonight', TY: 'Halina' },
  ...segment(),
  ...more,
});
const send = (body: object, who = maker) =>
  who.call<{ changeId: string | null }>('POST', PATH, body);
interface One {
  campaign: CampaignRow;
  read: number;
}
const read = async (id: string) => (await maker.call<One>('GET', `${PATH}/one/${id}`)).value;
const run = (id: string) =>
  campaignTask.run({ app: site.app, now: site.app.clock.now(), payload: { id } });
/** Runs steps until it has ended, as the queue does. */
async function finish(id: string): Promise<CampaignRow> {
  for (let steps = 0; steps < 20; steps += 1) {
    const { campaign } = await read(id);
    if (campaign.endedAt !== null) return campaign;
    await run(id);
  }
  throw new Error('it does not end');
}
const messagesOf = async (id: string) =>
  (
    await site.database.pool.query<{ member_id: string; body: { content: { EN: string } } }>(
      'select member_id::text, body from inbox_message where key = $1 order by member_id',
      [`campaign/${id}`],
    )
  ).rows;

it('reaches those who agreed and are in no break, and counts the others out by reason', async () => {
  const reached = await members({ count: 3 });
  await members({ consents: false });
  const [off] = await members();
  await site.database.pool.query(
    'insert into inbox_consent (member_id, promos, at) values ($1, false, $2)',
    [off, new Date(day + 1)],
  );
  const [paused, excluded, back] = await members({ count: 3 });
  await exclude(paused!, 'time_out', new Date(Date.now() + MS_A_DAY));
  // A self-exclusion holds past its day, until it is lifted.
  await exclude(excluded!, 'self', new Date(day + 1));
  await exclude(back!, 'time_out', new Date(day + 1));
  await members({ type: 4 });
  await members({ type: 40 });
  await members({ state: 'closed' });
  const query = new URLSearchParams({ channel: 'inbox', ...segment() }).toString();
  const seen = await maker.call('GET', `${PATH}/audience?${query}`);
  const counts = { sent: 4, excluded: 2, noConsent: 2, noAddress: 0 };
  expect(seen.value).toMatchObject({ ...counts, aloneUpTo: ALONE_UP_TO });
  expect((seen.value as { sample: object[] }).sample).toHaveLength(4);
  const body = draft();
  expect(await send(body)).toMatchObject({ status: 200, value: { changeId: null } });
  expect(await finish(body.id)).toMatchObject({ ...counts, state: 'done', expected: 4 });
  const written = await messagesOf(body.id);
  expect(written.map(({ member_id }) => member_id)).toEqual([...reached, back]);
  expect(written[0]?.body.content.EN).toBe('<p>Come &lt;b&gt;see&lt;/b&gt;</p><p>Tonight</p>');
});

it('RG-18 consent and exclusion count when the turn comes, not when it was planned', async () => {
  const [stays, excluded, withdrawn] = await members({ count: 3 });
  const startsAt = new Date(site.app.clock.now().getTime() + 600_000).toISOString();
  const body = draft({ startsAt });
  await send(body);
  await run(body.id);
  expect(await messagesOf(body.id)).toEqual([]);
  await exclude(excluded!, 'self', null);
  await site.database.pool.query(
    'insert into inbox_consent (member_id, promos, at) values ($1, false, now())',
    [withdrawn],
  );
  site.app.clock.advance(601);
  const counts = { sent: 1, excluded: 1, noConsent: 1 };
  expect(await finish(body.id)).toMatchObject({ ...counts, expected: 3 });
  expect((await messagesOf(body.id)).map(({ member_id }) => member_id)).toEqual([stays]);
});

it('each member gets it once, though steps run twice at once, die half way or come again', async () => {
  const all = await members({ count: 250 });
  const body = draft();
  await send(body);
  await send(body);
  const pool = site.database.pool;
  await pool.query(`create function dies() returns trigger language plpgsql as
    $$ begin raise exception 'the worker was killed'; end $$`);
  await pool.query(`create trigger dies before update on campaign for each row
    when (new.sent > 150) execute function dies()`);
  await run(body.id);
  await expect(run(body.id)).rejects.toThrow('the worker was killed');
  // What the killed run wrote is gone with it.
  expect(await messagesOf(body.id)).toHaveLength(100);
  await pool.query('drop trigger dies on campaign');
  await Promise.all([run(body.id), run(body.id), run(body.id)]);
  expect(await finish(body.id)).toMatchObject({ sent: 250, expected: 250 });
  await run(body.id);
  expect((await messagesOf(body.id)).map(({ member_id }) => member_id)).toEqual(all);
});

it('one person stops it, and nobody else gets it', async () => {
  await members({ count: 150 });
  const body = draft();
  await send(body);
  await run(body.id);
  const stop = () => maker.call('POST', `${PATH}/one/${body.id}/stop`, {});
  expect((await stop()).status).toBe(200);
  expect(await stop()).toMatchObject({ status: 409, code: 'campaign.ended' });
  await run(body.id);
  expect((await read(body.id)).campaign).toMatchObject({ state: 'stopped', sent: 100 });
  expect(await messagesOf(body.id)).toHaveLength(100);
});

it('mails and SMS go to proved addresses, in the member’s language, with how to stop them', async () => {
  await members({ count: 2 });
  await members({ reach: false });
  const body = draft({ channel: 'mail' });
  await send(body);
  expect(await finish(body.id)).toMatchObject({ sent: 2, noAddress: 1 });
  const { rows } = await site.database.pool.query<{ subject: string; text: string }>(
    'select subject, text from outbox where purpose = $1',
    [`campaign/${body.id}`],
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ subject: 'Gabi ng parol' });
  expect(rows[0]?.text).toMatch(/^Halina\n\nPromo ng .+ Para itigil ito: http.+\/m\/webEmail$/);
});

it('SMS, and more members than one person may write to, wait for a second one', async () => {
  await members({ count: 2 });
  const sms = draft({ channel: 'sms' });
  const asked = await send(sms);
  expect(asked).toMatchObject({ status: 202, value: { changeId: expect.any(String) as string } });
  expect((await maker.call('GET', `${PATH}/one/${sms.id}`)).status).toBe(404);
  const second = await site.operator('operator2');
  const approve = `/console/api/changes/${asked.value.changeId}/approve`;
  expect(await maker.call('POST', approve, {})).toMatchObject({ code: 'console.second_person' });
  expect((await second.call('POST', approve, {})).status).toBe(200);
  const ended = await finish(sms.id);
  expect(ended).toMatchObject({ sent: 2, people: ['operator1', 'operator2'] });
  await members({ count: ALONE_UP_TO - 2 });
  expect((await send(draft())).status).toBe(200);
  await members();
  expect((await send(draft())).status).toBe(202);
});

it('a segment is what it names', async () => {
  const [one] = await members({ count: 2 });
  await site.database.pool.query(
    `update member set language = 'EN', kyc_level = 2, last_login_at = $2 where id = $1`,
    [one, new Date(day + 1_000)],
  );
  const reached = async (more: Record<string, string>) => {
    const query = new URLSearchParams({ channel: 'inbox', ...segment(), ...more }).toString();
    const { value } = await maker.call<{ sent: number }>('GET', `${PATH}/audience?${query}`);
    return value.sent;
  };
  expect(await reached({})).toBe(2);
  expect(await reached({ languages: 'EN' })).toBe(1);
  expect(await reached({ languages: 'EN,TY' })).toBe(2);
  expect(await reached({ kycLevels: '2,3' })).toBe(1);
  expect(await reached({ seenFrom: new Date(day).toISOString() })).toBe(1);
  expect(await reached({ seenUntil: new Date(day).toISOString() })).toBe(1);
  expect(await reached({ types: '1' })).toBe(0);
  expect(await reached({ balance: 'with' })).toBe(0);
  expect(await reached({ balance: 'without' })).toBe(2);
});

it('nobody to write to, and an empty text, are refused', async () => {
  expect(await send(draft())).toMatchObject({ status: 422, code: 'campaign.nobody' });
  await members();
  const empty = draft({ content: { EN: 'Hello', TY: ' ' } });
  expect(await send(empty)).toMatchObject({ status: 422, code: 'campaign.languages_missing' });
  const support = await site.operator('support1');
  expect(await send(draft(), support)).toMatchObject({ status: 403, code: 'console.forbidden' });
});

it('a saved segment decides who gets it, as it stood when it was sent, and nobody once archived', async () => {
  const [inside = '', outside = ''] = await members({ count: 2 });
  await site.database.pool.query('update member set kyc_level = 2 where id = $1', [inside]);
  const saved = newId(site.app.clock.now());
  const path = '/console/api/segments';
  const made = await maker.call('POST', path, { id: saved, name: 'Verified', kycLeast: 2 });
  expect(made.status).toBe(200);
  const [now, later] = [draft({ saved }), draft({ saved })];
  expect((await send(now)).status).toBe(200);
  const change = { version: 1, name: 'Everybody' };
  expect((await maker.call('POST', `${path}/one/${saved}`, change)).status).toBe(200);
  expect(await finish(now.id)).toMatchObject({ expected: 1, sent: 1 });
  const got = async (id: string) => {
    const { rows } = await site.database.pool.query<{ member: string }>(
      'select member_id::text as member from inbox_message where key = $1',
      [`campaign/${id}`],
    );
    return rows.map(({ member }) => member);
  };
  expect(await got(now.id)).toEqual([inside]);
  expect((await send(later)).status).toBe(200);
  const reason = 'not needed any more';
  expect((await maker.call('POST', `${path}/one/${saved}/archive`, { reason })).status).toBe(200);
  expect(await finish(later.id)).toMatchObject({ expected: 2, sent: 0 });
  expect(await got(later.id)).toEqual([]);
  expect(outside).not.toBe('');
  expect((await send(draft({ saved }))).code).toBe('segment.archived');
});
