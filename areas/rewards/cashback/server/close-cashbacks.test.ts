import { Money } from '@palaro/kernel';
import { foldNow } from '@palaro/server-app/folds';
import { claimAward } from '@palaro/promotions/server';
import { given, standingClock, testApp } from '@palaro/testkit';
import { afterAll, expect, it } from 'vitest';
import { closeCashbacks } from './close-cashbacks.ts';
import {
  cashback,
  claimsGift,
  givenTo,
  goesTo,
  opens,
  plays,
  settles,
  standingOf,
  voids,
} from './test-cashback.ts';

/** The Monday of the last full week of 2026, noon in Manila; its next week is the 53rd. */
const clock = standingClock(new Date('2026-12-21T04:00:00Z'));
const site = await testApp({ clock, nodes: true });
const other = await testApp({ clock, nodes: true, database: site.database });
const { app } = site;
afterAll(async () => {
  await other.stop();
  await site.stop();
});
const BATCH = 2;
const newMember = (type = 0) => given(app).member({ balance: '100000.0000', type });
const heldBy = async (id: string) => {
  const { reserved } = await app.db
    .selectFrom('promotion')
    .select('reserved')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Money.text(BigInt(reserved));
};

it('REWARD-01 PR-20 PR-21 a week’s loss less wins and awards is given back in part, once on two nodes', async () => {
  const weekly = await cashback(app);
  const loser = await newMember();
  const winner = await newMember();
  const rest = await Promise.all([newMember(), newMember(), newMember()]);
  for (let nth = 0; nth < 10; nth += 1) {
    await plays(app, loser, { stake: '100.0000', win: nth < 4 ? '100.0000' : '0.0000' });
  }
  await claimsGift(app, loser, '100.0000');
  await plays(app, winner, { stake: '100.0000', win: '100.0001' });
  for (const member of rest) await plays(app, member, { stake: '20.0000' });
  // Sunday's midnight and ten minutes, less a second.
  await goesTo(app, clock, '2026-12-27T16:09:59Z');
  await closeCashbacks(app, BATCH);
  expect(await givenTo(app, loser, weekly)).toEqual([]);
  expect(await standingOf(app, loser, weekly)).toEqual({});
  clock.advance(1);
  await Promise.all([closeCashbacks(app, BATCH), closeCashbacks(other.app, BATCH)]);
  await closeCashbacks(other.app, BATCH);
  expect(await givenTo(app, loser, weekly)).toEqual(['2026-12-21 50.0000 Issued']);
  expect(await givenTo(app, winner, weekly)).toEqual([]);
  for (const member of rest) {
    expect(await givenTo(app, member, weekly)).toEqual(['2026-12-21 2.0000 Issued']);
  }
  expect(await heldBy(weekly)).toBe('56.0000');
  expect(await standingOf(app, loser, weekly)).toMatchObject({
    award: { state: 'Issued' },
    last: {
      from: '2026-12-21',
      to: '2026-12-27',
      text: 'You bet ₱1,000.00, your rounds paid ₱400.00, your awards ₱100.00. It gave you ₱50.00.',
    },
  });
  const { last, ...standing } = await standingOf(app, winner, weekly);
  expect([last?.text, standing]).toEqual([
    'It gave you nothing: you won, did not play, or it came to less than ₱1.00.',
    {},
  ]);
  expect(await standingOf(app, null, weekly)).toEqual({});
});

it('PR-21 the 53rd week and the days of a new year are periods of their own', async () => {
  await goesTo(app, clock, '2026-12-30T04:00:00Z');
  const weekly = await cashback(app);
  const daily = await cashback(app, { rule: { period: 'day' } });
  const member = await newMember();
  await goesTo(app, clock, '2026-12-31T15:59:59Z');
  await plays(app, member, { stake: '30.0000' });
  await goesTo(app, clock, '2026-12-31T16:00:00Z');
  await plays(app, member, { stake: '40.0000' });
  await goesTo(app, clock, '2027-01-03T16:10:00Z');
  for (let run = 0; run < 2; run += 1) await closeCashbacks(app, BATCH);
  expect(await givenTo(app, member, weekly)).toEqual(['2026-12-28 7.0000 Issued']);
  expect(await givenTo(app, member, daily)).toEqual([
    '2026-12-31 3.0000 Issued',
    '2027-01-01 4.0000 Issued',
  ]);
});

it('PR-20 a round counts for the day that it settles on, a void until the counting', async () => {
  await goesTo(app, clock, '2027-01-11T04:00:00Z');
  const daily = await cashback(app, { rule: { period: 'day' } });
  const [late, voided, early] = await Promise.all([newMember(), newMember(), newMember()]);
  const open = await opens(app, late, '50.0000');
  const first = await plays(app, voided, { stake: '50.0000' });
  const second = await plays(app, early, { stake: '50.0000' });
  await goesTo(app, clock, '2027-01-11T16:05:00Z');
  await voids(app, voided, first);
  await settles(app, late, open, '10.0000');
  await goesTo(app, clock, '2027-01-11T16:10:00Z');
  await closeCashbacks(app, BATCH);
  expect(await givenTo(app, late, daily)).toEqual([]);
  expect(await givenTo(app, voided, daily)).toEqual([]);
  await voids(app, early, second);
  await goesTo(app, clock, '2027-01-12T16:10:00Z');
  await closeCashbacks(app, BATCH);
  expect(await givenTo(app, late, daily)).toEqual(['2027-01-12 4.0000 Issued']);
  expect(await givenTo(app, early, daily)).toEqual(['2027-01-11 5.0000 Issued']);
});

it('PR-53 PR-17 who is excluded, on a break, blocked, closed or of the house is given nothing', async () => {
  await goesTo(app, clock, '2027-01-18T04:00:00Z');
  const weekly = await cashback(app);
  const [self, paused, blocked, closed, once] = await Promise.all(
    Array.from({ length: 5 }, () => newMember()),
  );
  const types = await Promise.all([newMember(4), newMember(40), newMember(41)]);
  for (const member of [self, paused, blocked, closed, once, ...types]) {
    await plays(app, member ?? '', { stake: '100.0000' });
  }
  await goesTo(app, clock, '2027-01-24T16:10:00Z');
  await excludes(self, 'self');
  await excludes(paused, 'time_out');
  const block = {
    kind: 'bonus' as const,
    reason: 'test',
    imposed_by: 'test',
    from_at: clock.now(),
  };
  await app.db
    .insertInto('member_block')
    .values({ id: crypto.randomUUID(), member_id: blocked ?? '', ...block })
    .execute();
  await app.db
    .updateTable('member')
    .set({ state: 'closed' })
    .where('id', '=', closed ?? '')
    .execute();
  await closeCashbacks(app, BATCH);
  for (const member of [self, paused, blocked, closed, ...types]) {
    expect(await givenTo(app, member ?? '', weekly)).toEqual([]);
  }
  for (const member of [self, paused, blocked]) {
    expect(await standingOf(app, member ?? '', weekly)).toMatchObject({ ineligible: true });
  }
  // What was earned before is paid on request, also to who is excluded now.
  await excludes(once, 'self');
  const { id: award } = await app.db
    .selectFrom('award')
    .select('id')
    .where('budget', '=', weekly)
    .executeTakeFirstOrThrow();
  const paid = await claimAward(app, { id: once ?? '' }, { award, promotion: weekly });
  expect(paid).toEqual({ status: 'Claimed', amount: '10.0000', turnover: '10.0000' });
});

const excludes = (member: string | undefined, kind: 'self' | 'time_out') =>
  app.db
    .insertInto('exclusion')
    .values({
      member_id: member ?? '',
      kind,
      from_at: clock.now(),
      until_at: kind === 'self' ? null : new Date(clock.now().getTime() + 86_400_000),
      imposed_by: '',
    })
    .execute();

it('PR-8 a budget that is used up ends quietly, and says so', async () => {
  await goesTo(app, clock, '2027-02-01T04:00:00Z');
  const weekly = await cashback(app, { budget: '60.0000' });
  const first = await newMember();
  const second = await newMember();
  for (let nth = 0; nth < 5; nth += 1) {
    for (const member of [first, second]) await plays(app, member, { stake: '100.0000' });
  }
  await goesTo(app, clock, '2027-02-07T16:10:00Z');
  for (let run = 0; run < 2; run += 1) await closeCashbacks(app, BATCH);
  expect(await givenTo(app, first, weekly)).toEqual(['2027-02-01 50.0000 Issued']);
  expect(await givenTo(app, second, weekly)).toEqual([]);
  expect((await standingOf(app, second, weekly)).last?.text).toBe(
    'The budget was used up before your ₱50.00, so nothing was given.',
  );
});

it('nothing is counted before the play of a period is summed up', async () => {
  await goesTo(app, clock, '2027-02-15T04:00:00Z');
  const daily = await cashback(app, { rule: { period: 'day' } });
  const member = await newMember();
  await plays(app, member, { stake: '50.0000' });
  clock.advance(86_400);
  await closeCashbacks(app, BATCH);
  expect((await standingOf(app, member, daily)).last).toBeUndefined();
  await foldNow(app);
  await closeCashbacks(app, BATCH);
  expect(await givenTo(app, member, daily)).toEqual(['2027-02-15 5.0000 Issued']);
});

it('a cashback that is paused is counted when it goes on, one of some products by these alone', async () => {
  await goesTo(app, clock, '2027-03-01T04:00:00Z');
  const slots = await cashback(app, { rule: { period: 'day', products: ['RNG'] } });
  const member = await newMember();
  await plays(app, member, { stake: '50.0000' });
  await plays(app, member, { stake: '90.0000', game: 'dice' });
  await setState('Paused');
  await goesTo(app, clock, '2027-03-02T04:00:00Z');
  await closeCashbacks(app, BATCH);
  expect(await givenTo(app, member, slots)).toEqual([]);
  await setState('Running');
  await closeCashbacks(app, BATCH);
  expect(await givenTo(app, member, slots)).toEqual(['2027-03-01 5.0000 Issued']);

  async function setState(state: 'Paused' | 'Running') {
    await app.db.updateTable('promotion').set({ state }).where('id', '=', slots).execute();
  }
});
