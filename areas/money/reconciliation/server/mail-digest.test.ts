import { createLog } from '@palaro/server-app';
import { given, testApp } from '@palaro/testkit';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { checkDayBefore } from './run-checks.ts';

const DAY_SECONDS = 86_400;
const TO = 'operators@palaro.test';

const lines: string[] = [];
const site = await testApp({
  log: createLog('warn', { write: (line) => void lines.push(line) }),
});
const { app } = site;
afterAll(site.stop);

const mails = () =>
  app.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text', 'state'])
    .where('purpose', '=', 'findings')
    .orderBy('id')
    .execute();
const parked = () =>
  app.pool.query(
    `insert into gateway_parked (vendor, command, status, body, body_digest, parked_at)
      values ('DEMO', 'win', 'MEMBER_UNKNOWN', 'x', gen_random_uuid()::text::bytea, $1)`,
    [app.clock.now()],
  );
const told = () => lines.filter((line) => line.includes('operators.mail'));

/** Moves on to the next night, because every day is checked only once. */
beforeEach(() => app.clock.advance(DAY_SECONDS));

it('MONEY-06 no mail is sent after a night in which everything agrees', async () => {
  await app.site.change({ settings: { 'operators.mail': TO } });
  expect(await checkDayBefore(app)).toBe(0);
  expect(await mails()).toEqual([]);
  await app.site.change({ settings: { 'operators.mail': '' } });
});

it('MONEY-06 without an address nothing is mailed, and the log says so once', async () => {
  await parked();
  await checkDayBefore(app);
  app.clock.advance(DAY_SECONDS);
  await checkDayBefore(app);
  expect(await mails()).toEqual([]);
  expect(told()).toHaveLength(1);
});

it('MONEY-06 open differences are mailed once a run, in the site’s language, without personal data', async () => {
  const member = await given(app).member({ account: 'ana-of-the-digest', balance: '100.0000' });
  await app.pool.query(
    `update wallet set balance = balance + 1 where member_id = $1 and kind = 'CASH'`,
    [member],
  );
  await app.site.change({ settings: { 'operators.mail': TO, 'site.language': 'EN' } });
  await parked();
  await Promise.all([checkDayBefore(app), checkDayBefore(app)]);
  await checkDayBefore(app);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: TO, state: 'sent' });
  expect(mail?.subject).toMatch(/^Palaro: what waits after the check of \d{4}-\d\d-\d\d: 4$/);
  expect(mail?.text).toMatch(/^- gateway\.parked: 2, since \d{4}-\d\d-\d\d$/m);
  expect(mail?.text).toMatch(/^- ledger\.I1: 1, since/m);
  expect(mail?.text).toMatch(/^- ledger\.I2: 1, since/m);
  for (const secret of [member, 'ana-of-the-digest']) expect(mail?.text).not.toContain(secret);

  // What is still open the next night is mailed again, in the site's language by then.
  await app.site.change({ settings: { 'site.language': 'TY' } });
  app.clock.advance(DAY_SECONDS);
  await checkDayBefore(app);
  const [, next] = await mails();
  expect(next?.subject).toContain('naghihintay pagkatapos ng check');
  expect(next?.text).toContain('- gateway.parked: 2, mula ');
});
