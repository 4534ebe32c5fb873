import { plusSeconds } from '@palaro/kernel';
import { rejectBySystem } from '@palaro/kyc/server';
import { privacyArea } from '@palaro/privacy/server';
import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apply, newcomer } from './test-applicant.ts';

const NEWCOMER = {
  account: 'sampaguita',
  nickname: 'Sampaguita',
  payeeName: 'Maria Santos',
  email: 'sampaguita@mail.example.ph',
  mobile: '+639170001234',
  paymentPassword: '246810',
};

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());

it('every area erases an account five years after verification closed it, once', async () => {
  const { app } = site;
  const member = await newcomer(site, NEWCOMER);
  const { id } = member;
  await rejectBySystem(app, await apply(site, member, 'ID-2026-0001'), 'under_age');
  const find = () =>
    app.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const closed = await find();
  expect(closed.state).toBe('closed');

  const [erase] = privacyArea.tasks ?? [];
  if (!erase || !('batch' in erase)) throw new Error('erasing is not a scheduled task');
  const due = new Date(closed.closed_at ?? 0);
  due.setUTCFullYear(due.getUTCFullYear() + 5);
  const run = (after: number) =>
    erase.run({ app, now: plusSeconds(due, after), batch: 100 }) as Promise<number>;
  await run(-60);
  const { nickname, payeeName: payee_name, email, mobile } = NEWCOMER;
  expect(await find()).toMatchObject({ nickname, payee_name, email, mobile });
  const erased = await Promise.all([run(60), run(60)]);
  expect(erased.sort()).toEqual([0, 1]);
  const gone = { nickname: '', payee_name: null, email: null, mobile: null, birthday: null };
  expect(await find()).toMatchObject({ ...gone, account: 'sampaguita', state: 'closed' });
  const { rows: left } = await app.pool.query<Record<string, number>>(
    `select (select count(*)::int from kyc_person where member_id = $1) persons,
       (select count(*)::int from kyc_document where member_id = $1) pictures,
       (select count(*)::int from login_history where member_id = $1) logins,
       (select count(*)::int from kyc_application where member_id = $1) decisions`,
    [id],
  );
  expect(left[0]).toEqual({ persons: 0, pictures: 0, logins: 0, decisions: 1 });
  expect(await run(120)).toBe(0);
});
