import { dayIn, mondayOf, Money, plusDays, type MemberId } from '@palaro/kernel';
import fc from 'fast-check';
import { foldNow } from '@palaro/server-app/folds';
import { given, standingClock, testApp } from '@palaro/testkit';
import { afterAll, expect, it } from 'vitest';
import { cashbackOf } from './cashback-rule.ts';
import { closeCashbacks } from './close-cashbacks.ts';
import { cashback, claimsGift, givenTo, plays, voids } from './test-cashback.ts';

const ZONE = 'Asia/Manila';
/** A Monday, one in the morning in Manila. */
const clock = standingClock(new Date('2026-12-06T17:00:00Z'));
const site = await testApp({ clock });
const { app } = site;
afterAll(() => site.stop());

const DAY = 86_400;
const DAYS = 9;
const BOUNDS = { rate: '12.5000', least: '1.0000', cap: '15.0000' };

const event = fc.record({
  who: fc.nat(1),
  what: fc.constantFrom('round' as const, 'round' as const, 'void' as const, 'award' as const),
  stake: fc.integer({ min: 1, max: 100 }),
  win: fc.integer({ min: 0, max: 120 }),
});
/** The events of each day. */
const days = fc.array(fc.array(event, { maxLength: 3 }), { minLength: DAYS, maxLength: DAYS });

/** The books' own rows: what each settled round cost, and what awards posted, by the day. */
async function bookedBy(member: MemberId) {
  const { rows } = await app.pool.query<{ at: Date; kind: 'round' | 'award'; amount: string }>(
    `select closed_at as at, 'round' as kind, (bets - refunds - wins)::text as amount
      from ledger.game_round where member_id = $1 and state = 'C'
    union all select t.posted_at, 'award', p.amount::text
      from ledger.transfer t join ledger.posting p using (member_id, transfer_id)
      where t.member_id = $1 and t.kind = 'award'`,
    [member],
  );
  return rows.map(({ at, ...row }) => ({ day: dayIn(ZONE, at), ...row }));
}

/** The cashbacks that the rule gives by the books, as `givenTo` writes them. */
async function expectedOf(member: MemberId, periodOf: (day: string) => string) {
  const periods = new Map<string, { lost: bigint; awards: bigint }>();
  for (const { day, kind, amount } of await bookedBy(member)) {
    const name = periodOf(day);
    const sums = periods.get(name) ?? { lost: 0n, awards: 0n };
    if (kind === 'round') sums.lost += BigInt(amount);
    else sums.awards += BigInt(amount);
    periods.set(name, sums);
  }
  return [...periods]
    .map(([name, { lost, awards }]) => ({
      name,
      amount: cashbackOf(BOUNDS, { staked: lost, paid: 0n, awards }),
    }))
    .filter(({ amount }) => amount > 0n)
    .map(({ name, amount }) => `${name} ${Money.text(amount)} Issued`)
    .sort();
}

it('PR-20 PR-21 over random days awards are what the rule gives by the books, within their bounds', async () => {
  await fc.assert(
    fc.asyncProperty(days, async (drawn) => {
      const monday = mondayOf(dayIn(ZONE, clock.now()));
      const daily = await cashback(app, { rule: { ...BOUNDS, period: 'day' } });
      const weekly = await cashback(app, { rule: { ...BOUNDS, period: 'week' } });
      const member = () => given(app).member({ balance: '10000.0000' });
      const members = [await member(), await member()];
      const rounds = new Map<MemberId, string[]>();
      for (const events of drawn) {
        for (const { who, what, stake, win } of events) {
          const of = members[who] ?? '';
          const played = rounds.get(of) ?? [];
          const round = played[0];
          if (what === 'award') await claimsGift(app, of, `${win + 1}.0000`);
          else if (what === 'round' || round === undefined) {
            played.push(await plays(app, of, { stake: `${stake}.0000`, win: `${win}.0000` }));
          } else {
            played.shift();
            await voids(app, of, round);
          }
          rounds.set(of, played);
        }
        clock.advance(DAY);
      }
      // The Monday after the second week, so that all voids came before any counting.
      const next = new Date(`${plusDays(monday, 14)}T01:00:00+08:00`).getTime();
      clock.advance((next - clock.now().getTime()) / 1_000);
      await foldNow(app);
      await Promise.all([closeCashbacks(app, 1), closeCashbacks(app, 100)]);
      for (const one of members) {
        const byDay = (await givenTo(app, one, daily)).sort();
        const byWeek = (await givenTo(app, one, weekly)).sort();
        expect(byDay).toEqual(await expectedOf(one, (day) => day));
        expect(byWeek).toEqual(await expectedOf(one, mondayOf));
        for (const line of [...byDay, ...byWeek]) {
          const amount = Money.of(line.split(' ')[1] ?? '');
          expect(amount > 0n && amount <= Money.of(BOUNDS.cap)).toBe(true);
        }
      }
    }),
    { numRuns: 5 },
  );
});
