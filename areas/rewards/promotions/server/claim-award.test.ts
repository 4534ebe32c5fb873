import { Money, plusSeconds } from '@palaro/kernel';
import { callAs, given, testApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Promotion } from '../promotions.api.ts';
import { checkAwards, checkBudgets } from './check-awards.ts';
import { expireAwards } from './promotions.tasks.ts';
import { acceptAs, paidTo, signInPromotion, waitingAward } from './test-promotions.ts';

const site = await testApp({ demo: true });
const other = await testApp({ demo: true, database: site.database });
const { app } = site;
let [maker, checker] = [] as unknown as [TestOperator, TestOperator];
beforeAll(async () => {
  maker = await site.operator('operator1');
  checker = await site.operator('operator2');
});
afterAll(async () => {
  await other.stop();
  await site.stop();
});
const tomorrow = () => plusSeconds(app.clock.now(), 86_400);

const call = callAs(site);

const LIST = '/wps/relay/MCSFE_getAvailablePromotions';
const ACCEPT = '/wps/relay/MCS2_acceptPromo';
type List = { list: Promotion[]; unclaimed: number };

it('REWARD-02 FTR-04 PR-52 lists what waits first, counts it, and pays it once', async () => {
  const before = (await call<List>('member1', LIST)).value;
  const [award] = before.list;
  expect(award).toMatchObject({
    promotionType: 'MANUAL',
    status: 'Issued',
    award: { amount: '50.0000', turnover: '50.0000' },
  });
  expect(before.unclaimed).toBe(1);
  expect((await call('member1', '/api/v1/awards/unclaimed')).value).toBe(1);
  const body = { promotionId: award?.id, awardId: award?.award?.id };
  const claimed = await call('member1', ACCEPT, body);
  expect(claimed).toMatchObject({
    status: 200,
    value: { status: 'Claimed', amount: '50.0000', turnover: '50.0000' },
  });
  expect(await call('member1', ACCEPT, body)).toMatchObject({ value: claimed.value });
  const after = (await call<List>('member1', LIST)).value;
  expect([after.unclaimed, after.list.filter((one) => one.award)]).toEqual([0, []]);
  const taken = await call<{ list: object[] }>('member1', '/api/v1/awards');
  expect(taken.value.list).toMatchObject([{ promotionType: 'MANUAL', state: 'Claimed' }]);
});

it('REWARD-02 guests and play money see promotions, and can take none', async () => {
  const guest = (await call<List>('', LIST)).value;
  const signIn = guest.list.find(({ promotionType }) => promotionType === 'SIGN_IN');
  expect(signIn).toMatchObject({
    status: 'Process',
    signIn: { before: null, today: null, day: 1 },
  });
  const id = signIn?.id ?? '';
  expect((await call<Promotion>('', `/api/v1/promotions/${id}`)).value).toEqual(signIn);
  expect((await call('', '/api/v1/promotions/none')).status).toBe(404);
  expect((await call('', ACCEPT, { promotionId: id })).status).toBe(401);
  for (const account of ['trial1', 'house1', 'houseagent1']) {
    expect(await call(account, ACCEPT, { promotionId: id }), account).toMatchObject({
      status: 403,
      code: 'account.trial',
    });
  }
});

it('PR-4 PR-6 two hundred claims on two nodes pay once; another member finds nothing', async () => {
  const member = await given(app).member();
  const awardId = await waitingAward(app, member, { amount: '25.0000', expiresAt: tomorrow() });
  const body = { promotionId: `award-${awardId}`, awardId };
  const stranger = await given(app).member();
  expect(await acceptAs(app, stranger, body)).toEqual({ code: 'not_found' });
  expect(await acceptAs(app, member, { ...body, promotionId: 'another' })).toEqual({
    code: 'not_found',
  });
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) => acceptAs(i % 2 ? app : other.app, member, body)),
  );
  const right = answers.filter((answer) => 'amount' in answer);
  expect(right.length).toBeGreaterThan(0);
  expect(right.every((answer) => 'amount' in answer && answer.amount === '25.0000')).toBe(true);
  expect(
    answers.filter(({ code }) => code !== null).every(({ code }) => code === 'promo.wrong_status'),
  ).toBe(true);
  expect(await paidTo(app, member)).toEqual({ paid: '25.0000', times: 1, required: '25.0000' });
});

it('PR-7 an award that ran out is refused and marked, and the list says so', async () => {
  const member = await given(app).member();
  const awardId = await waitingAward(app, member, {
    amount: '5.0000',
    expiresAt: app.clock.now(),
  });
  const body = { promotionId: `award-${awardId}`, awardId };
  expect(await acceptAs(app, member, body)).toEqual({ code: 'promo.expired' });
  const turn = { app, now: app.clock.now(), batch: 10 };
  await expireAwards.run(turn);
  await expireAwards.run(turn);
  const states = await app.db
    .selectFrom('award')
    .select('state')
    .where('member_id', '=', member)
    .execute();
  expect(states).toEqual([{ state: 'Expired' }]);
  expect(await acceptAs(app, member, body)).toEqual({ code: 'promo.wrong_status' });
  expect(await paidTo(app, member)).toMatchObject({ times: 0 });
});

it('MONEY-06 a free round’s win is claimed as cash that must be bet ten times', async () => {
  const member = await given(app).member();
  const { id } = await app.db
    .insertInto('award')
    .values({
      member_id: member,
      cause_kind: 'freeRound',
      promotion: 'grant-1',
      vendor: 'DEMO',
      round: crypto.randomUUID(),
      transaction: 'win-1',
      amount: String(Money.of('12.5000')),
      turnover_times: 10,
      state: 'Issued',
      issued_at: app.clock.now(),
      expires_at: tomorrow(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await acceptAs(app, member, { promotionId: 'grant-1', awardId: id })).toMatchObject({
    amount: '12.5000',
    turnover: '125.0000',
  });
  expect(await paidTo(app, member)).toMatchObject({ paid: '12.5000', required: '125.0000' });
});

it('PR-53 who is excluded is paid an award that he earned before', async () => {
  const member = await given(app).member();
  const awardId = await waitingAward(app, member, { amount: '8.0000', expiresAt: tomorrow() });
  await app.db
    .insertInto('exclusion')
    .values({
      member_id: member,
      kind: 'self',
      from_at: app.clock.now(),
      until_at: null,
      imposed_by: '',
    })
    .execute();
  const body = { promotionId: `award-${awardId}`, awardId };
  expect(await acceptAs(app, member, body)).toMatchObject({ status: 'Claimed' });
});

it('an award by hand takes two people, is told to the member, and leaves both names', async () => {
  const member = await given(app).member();
  const asked = await maker.call<{ changeId: string }>(
    'POST',
    `/console/api/members/${member}/awards`,
    { amount: '20.0000', turnoverTimes: 3, reason: 'his game broke twice' },
  );
  expect(asked.status).toBe(202);
  const path = `/console/api/changes/${asked.value.changeId}/approve`;
  expect((await maker.call('POST', path, {})).status).toBe(403);
  expect((await checker.call('POST', path, {})).status).toBe(200);
  await site.runTasks();
  const messages = await app.db
    .selectFrom('inbox_message')
    .select('body')
    .where('member_id', '=', member)
    .execute();
  expect(messages).toMatchObject([
    { body: { template: 'award_issued', values: { amount: '20.0000' } } },
  ]);
  const tab = await maker.call<{ list: { id: string }[] }>(
    'GET',
    `/console/api/members/${member}/awards`,
  );
  expect(tab.value.list).toMatchObject([
    { promotionType: 'MANUAL', amount: '20.0000', turnoverTimes: 3, state: 'Issued' },
  ]);
  const awardId = tab.value.list[0]?.id ?? '';
  const body = { promotionId: `award-${awardId}`, awardId };
  expect(await acceptAs(app, member, body)).toMatchObject({ turnover: '60.0000' });
});

it('the nightly checks agree, and name what does not', async () => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(app.clock.now());
  expect(await checkAwards.run(app, day)).toEqual([]);
  expect(await checkBudgets.run(app, day)).toEqual([]);
  const member = await given(app).member();
  const awardId = await waitingAward(app, member, { amount: '3.0000', expiresAt: tomorrow() });
  const promotion = await signInPromotion(app);
  const now = app.clock.now();
  await app.db
    .updateTable('award')
    .set({ state: 'Claimed', claimed_at: now })
    .where('member_id', '=', member)
    .where('id', '=', awardId)
    .execute();
  await app.db.updateTable('promotion').set({ spent: '1' }).where('id', '=', promotion).execute();
  expect(await checkAwards.run(app, day)).toMatchObject([
    { details: { amount: '30000', posted: null } },
  ]);
  expect(await checkBudgets.run(app, day)).toEqual([
    {
      subject: `promotion:${promotion}`,
      details: { spent: '1', paid: '0', reserved: '0', waiting: '0' },
    },
  ]);
});
