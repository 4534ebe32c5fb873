import type { MemberId } from '@palaro/kernel';
import { given, standingClock, testApp } from '@palaro/testkit';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { USUAL_RULE } from '../referral-rule.ts';
import { giveShares } from './give-shares.ts';
import { payDue } from './pay-due.ts';
import { reachStageOf, reachStages } from './reach-stages.ts';
import {
  awardsOf,
  bets,
  goesBack,
  givesCode,
  invites,
  paymentsOf,
  paysIn,
  referralPromotion,
} from './test-referrals.ts';

/** A Thursday in the first days of a month, noon in Manila. */
const START = new Date('2026-11-05T04:00:00Z');
const clock = standingClock(START);
const site = await testApp({ clock });
const { app } = site;
afterAll(() => site.stop());

const DAY = 86_400;
const BATCH = 2;
let referrer: MemberId = '';
let friend: MemberId = '';
beforeEach(async () => {
  await app.db.updateTable('promotion').set({ state: 'Ended' }).execute();
  referrer = await given(app).member();
  await givesCode(app, referrer);
  friend = await comes();
});

/** A friend of the referrer who has just registered. */
async function comes(by: MemberId = referrer): Promise<MemberId> {
  const member = await given(app).member({ balance: '900000.0000' });
  await invites(app, by, member);
  return member;
}

/** The friend does all that the first stage asks. */
async function reachesFirst(member: MemberId = friend) {
  await paysIn(app, member, '200.0000');
  await bets(app, member, '1000.0000');
}

/** The fifth of the next month, noon in Manila. */
function toNextMonth() {
  const now = clock.now();
  const then = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 5, 4);
  clock.advance((then - now.getTime()) / 1_000);
}

async function check() {
  await reachStages(app, BATCH);
  await payDue(app, BATCH);
}

it('REWARD-04 PR-36 a stage is paid once, to both, after the hold', async () => {
  await referralPromotion(app);
  await paysIn(app, friend, '200.0000');
  await bets(app, friend, '999.9999');
  await check();
  expect(await paymentsOf(app, referrer)).toEqual([]);
  await bets(app, friend, '0.0001');
  await Promise.all([reachStages(app, BATCH), reachStageOf(app, friend)]);
  clock.advance(7 * DAY - 1);
  await check();
  expect([await awardsOf(app, referrer), await awardsOf(app, friend)]).toEqual([[], []]);
  expect(await paymentsOf(app, referrer)).toEqual([`first/${friend} Held`]);
  clock.advance(1);
  await Promise.all([check(), payDue(app, BATCH)]);
  await check();
  expect(await awardsOf(app, referrer)).toEqual([`referral/first/${friend} 50.0000`]);
  expect(await awardsOf(app, friend)).toEqual([`referral/first/${friend} 20.0000`]);
});

it('the second stage pays the referrer alone, and may come with the first', async () => {
  await referralPromotion(app);
  await reachesFirst();
  await bets(app, friend, '49000.0000');
  await check();
  clock.advance(7 * DAY);
  await check();
  expect(await awardsOf(app, referrer)).toEqual([
    `referral/first/${friend} 50.0000`,
    `referral/second/${friend} 150.0000`,
  ]);
  expect(await awardsOf(app, friend)).toEqual([`referral/first/${friend} 20.0000`]);
});

it('what comes after its days counts for nothing, and without a promotion nothing does', async () => {
  await reachesFirst();
  await check();
  expect(await paymentsOf(app, referrer)).toEqual([]);
  const late = await comes();
  clock.advance(31 * DAY);
  await referralPromotion(app);
  await reachesFirst(late);
  await check();
  // The other friend was in time: his days are looked at whenever a promotion runs.
  expect(await paymentsOf(app, referrer)).toEqual([`first/${friend} Held`]);
});

it('PR-36 a referral to oneself is refused without a word: by device, bank card or identity', async () => {
  await referralPromotion(app);
  const [byCard, byPerson] = [await comes(), await comes()];
  const device = Buffer.alloc(32, Number(friend) % 251);
  const used = { device, first_at: clock.now(), last_at: clock.now(), ip: '', user_agent: '' };
  await app.db
    .insertInto('member_device')
    .values([
      { member_id: friend, ...used },
      { member_id: referrer, ...used },
    ])
    .execute();
  for (const [nth, member] of [referrer, byCard].entries()) {
    await app.db
      .insertInto('bank_card')
      .values({
        id: `card-${member}`,
        member_id: member,
        bank_code: 'BPI',
        number_sealed: Buffer.alloc(1),
        number_digest: Buffer.alloc(32, 7),
        last4: '0000',
        holder: '',
        branch: null,
        state: nth === 0 ? 'active' : 'review',
        added_at: clock.now(),
        usable_from: clock.now(),
      })
      .execute();
  }
  await app.db
    .updateTable('member')
    .set({ payee_name: 'Ana Cruz', birthday: '1990-05-06' })
    .where('id', 'in', [referrer, byPerson])
    .execute();
  for (const member of [friend, byCard, byPerson]) await reachesFirst(member);
  await check();
  clock.advance(7 * DAY);
  await check();
  const refused = [
    `first/${friend} Refused device`,
    `first/${byCard} Refused card`,
    `first/${byPerson} Refused identity`,
  ];
  expect(await paymentsOf(app, referrer)).toEqual(refused.toSorted());
  expect(await paymentsOf(app, friend)).toEqual([`first/${friend} Refused device`]);
  expect([await awardsOf(app, referrer), await awardsOf(app, friend)]).toEqual([[], []]);
});

it('PR-36 an agent earns nothing for his own line; the friend has his part', async () => {
  await referralPromotion(app);
  const agent = await given(app).member({ type: 1 });
  await givesCode(app, agent);
  const member = await comes(agent);
  await app.db
    .updateTable('member')
    .set({ upline_id: agent, uplines: [agent] })
    .where('id', '=', member)
    .execute();
  await reachesFirst(member);
  await check();
  clock.advance(7 * DAY);
  await check();
  expect(await paymentsOf(app, agent)).toEqual([`first/${member} Refused line`]);
  expect(await awardsOf(app, member)).toEqual([`referral/first/${member} 20.0000`]);
});

it('PR-36 the 31st friend of a month is not paid for; the next month pays again', async () => {
  await referralPromotion(app);
  const friends = [friend];
  while (friends.length <= USUAL_RULE.monthMost) friends.push(await comes());
  for (const one of friends) await reachesFirst(one);
  await check();
  toNextMonth();
  await Promise.all([payDue(app, BATCH), payDue(app, BATCH)]);
  const last = String(friends.pop());
  expect((await awardsOf(app, referrer)).toSorted()).toEqual(
    friends.map((one) => `referral/first/${one} 50.0000`).toSorted(),
  );
  expect(await paymentsOf(app, last)).toEqual([`first/${last} Refused month`]);
  const next = await comes();
  await reachesFirst(next);
  await check();
  toNextMonth();
  await check();
  expect(await awardsOf(app, referrer)).toContain(`referral/first/${next} 50.0000`);
});

it('nothing comes to who is excluded or blocked; who is on a break gets it when it is over', async () => {
  await referralPromotion(app);
  const excluded = await comes();
  for (const one of [friend, excluded]) await reachesFirst(one);
  await check();
  const until = new Date(clock.now().getTime() + 10 * DAY * 1_000);
  const by = { from_at: clock.now(), imposed_by: '' };
  await app.db
    .insertInto('exclusion')
    .values([
      { member_id: friend, kind: 'time_out', until_at: until, ...by },
      { member_id: excluded, kind: 'self', until_at: null, ...by },
    ])
    .execute();
  clock.advance(7 * DAY);
  await check();
  expect(await paymentsOf(app, friend)).toEqual([`first/${friend} Held`]);
  expect(await paymentsOf(app, excluded)).toEqual([`first/${excluded} Refused account`]);
  expect(await awardsOf(app, referrer)).toHaveLength(2);
  clock.advance(3 * DAY);
  await check();
  expect(await awardsOf(app, friend)).toEqual([`referral/first/${friend} 20.0000`]);
});

it('a deposit that the bank took back earns nothing', async () => {
  await referralPromotion(app);
  await reachesFirst();
  await check();
  await goesBack(app, friend, '200.0000');
  clock.advance(7 * DAY);
  await check();
  expect(await paymentsOf(app, referrer)).toEqual([`first/${friend} Refused deposit`]);
});

it('nothing is paid beyond the budget, the referrer first', async () => {
  await referralPromotion(app, { budget: '60.0000' });
  await reachesFirst();
  await check();
  clock.advance(7 * DAY);
  await check();
  expect(await paymentsOf(app, referrer)).toEqual([`first/${friend} Issued`]);
  expect(await paymentsOf(app, friend)).toEqual([`first/${friend} Refused budget`]);
});

it('each month a referrer gets his share of what his paid friends bet, once and capped', async () => {
  toNextMonth();
  await referralPromotion(app, { shareCap: '12.0000' });
  friend = await comes();
  const unpaid = await comes();
  const excluded = await comes();
  for (const one of [friend, excluded]) await reachesFirst(one);
  await check();
  clock.advance(7 * DAY);
  await check();
  await bets(app, friend, '9000.0000');
  await bets(app, unpaid, '9000.0000');
  await bets(app, excluded, '9000.0000');
  await app.db
    .insertInto('exclusion')
    .values({
      member_id: excluded,
      kind: 'self',
      from_at: clock.now(),
      until_at: null,
      imposed_by: '',
    })
    .execute();
  const month = clock.now().toISOString().slice(0, 7);
  const shares = async () => {
    await Promise.all([giveShares(app, BATCH), giveShares(app, BATCH)]);
    await payDue(app, BATCH);
    return (await awardsOf(app, referrer)).filter((name) => name.includes('share'));
  };
  clock.advance(31 * DAY);
  // 0.05 % of what the one friend bet: his first stage's thousand and nine thousand more.
  const first = await shares();
  expect(first).toEqual([`referral/share/${month} 5.0000`]);
  expect(await shares()).toEqual(first);
  await bets(app, friend, '800000.0000');
  clock.advance(31 * DAY);
  expect((await shares()).at(-1)).toMatch(/ 12\.0000$/);
});
