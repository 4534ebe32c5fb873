import { dayIn, Money, plusDays, type MemberId } from '@palaro/kernel';
import { foldNow } from '@palaro/server-app/folds';
import { given, standingClock, testApp } from '@palaro/testkit';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import type { CashbackRule } from '../cashback.rules.ts';
import { cashbackPast } from './cashback-past.ts';
import { closeCashbacks } from './close-cashbacks.ts';
import { cashback, claimsGift, plays, voids } from './test-cashback.ts';

const ZONE = 'Asia/Manila';
/** A Monday, one in the morning in Manila. */
const clock = standingClock(new Date('2026-12-06T17:00:00Z'));
const site = await testApp({ clock });
const { app } = site;
afterAll(() => site.stop());

const DAY = 86_400;
const DAYS = 8;
const BATCH = 50;
const RULE = {
  rate: '12.5000',
  least: '1.0000',
  cap: '15.0000',
  turnoverTimes: 1,
  products: [],
};

const event = fc.record({
  who: fc.nat(1),
  what: fc.constantFrom('round' as const, 'round' as const, 'void' as const, 'award' as const),
  stake: fc.integer({ min: 1, max: 100 }),
  win: fc.integer({ min: 0, max: 120 }),
});
const days = fc.array(fc.array(event, { maxLength: 3 }), { minLength: DAYS, maxLength: DAYS });

/** What a cashback that runs gave: member, last day of the period, amount. */
async function givenIn(promotion: string, lastDay: number): Promise<string[]> {
  const rows = await app.db
    .selectFrom('cashback_given')
    .select(['member_id', 'period', 'amount'])
    .where('promotion_id', '=', promotion)
    .execute();
  return rows
    .map(({ member_id: member, period, amount }) =>
      [member, plusDays(period, lastDay), Money.text(BigInt(amount))].join(' '),
    )
    .sort();
}

async function simulated(rule: CashbackRule, members: readonly MemberId[]): Promise<string[]> {
  const now = clock.now();
  const to = plusDays(dayIn(ZONE, now), -1);
  const from = plusDays(to, 1 - cashbackPast.days);
  const awards = await cashbackPast.awards(app.db, rule, members, { from, to, zone: ZONE, now });
  return awards
    .map(({ member, day, amount }) => [member, day, Money.text(amount)].join(' '))
    .sort();
}

it('REWARD-01 a simulated cashback gives what the periods that were really closed gave', async () => {
  await fc.assert(
    fc.asyncProperty(days, async (played) => {
      const daily: CashbackRule = { ...RULE, period: 'day' };
      const weekly: CashbackRule = { ...RULE, period: 'week' };
      const [byDay, byWeek] = [
        await cashback(app, { rule: daily }),
        await cashback(app, { rule: weekly }),
      ];
      const members = await Promise.all(
        [0, 1].map(() => given(app).member({ balance: '100000.0000' })),
      );
      for (const events of played) {
        for (const { who, what, stake, win } of events)
          await happens(members[who] ?? '', what, stake, win);
        clock.advance(DAY);
        await foldNow(app);
        await closeCashbacks(app, BATCH);
      }
      clock.advance(7 * DAY);
      await foldNow(app);
      await closeCashbacks(app, BATCH);
      expect(await simulated(daily, members)).toEqual(await givenIn(byDay, 0));
      expect(await simulated(weekly, members)).toEqual(await givenIn(byWeek, 6));
    }),
    { numRuns: 3 },
  );
});

async function happens(member: MemberId, what: string, stake: number, win: number): Promise<void> {
  if (what === 'award') return claimsGift(app, member, `${stake}.0000`);
  const round = await plays(app, member, { stake: `${stake}.0000`, win: `${win}.0000` });
  if (what === 'void') await voids(app, member, round);
}
