import { Money, plusDays, type MemberId } from '@palaro/kernel';
import { validBetRows } from '@palaro/records/server';
import type { Db } from '@palaro/server';
import { sql } from 'kysely';
import { SIMULATED_DAYS, type Past, type PastAward, type PastDays } from './past.ts';
import { amountOf, stepToday, type LastSignIn, type SignInRule } from './sign-in-rule.ts';

/** Days before those of the sign-ins themselves: each looks at the day before. */
const betDays = ({ from, to }: PastDays) => ({ from: plusDays(from, -1), to: plusDays(to, -1) });

/** Signs everybody in on each day that follows a day with enough valid bets. */
export const signInPast: Past<SignInRule> = {
  days: SIMULATED_DAYS,
  mayHave(days) {
    const { from, to } = betDays(days);
    return sql<boolean>`exists (select from member_day d where d.member_id = m.id
      and d.day between ${from}::date and ${to}::date)`;
  },
  async awards(db, rule, members, days) {
    const awards: PastAward[] = [];
    for (const [member, met] of await daysWithBets(db, members, days, Money.of(rule.needs))) {
      let last: LastSignIn | null = null;
      for (const bet of met) {
        const day = plusDays(bet, 1);
        const step = stepToday(last, day);
        awards.push({ member, day, amount: amountOf(rule, step) });
        last = { day, step };
      }
    }
    return awards;
  },
  assumes: ({ needs }, say) => [
    Money.of(needs) === 0n
      ? say('promotions.past_sign_in_none')
      : say('promotions.past_sign_in', { needs: Money.of(needs) }),
  ],
};

/** Days of each member whose valid bets were enough, and more than nothing, the oldest first. */
async function daysWithBets(
  db: Db,
  members: readonly MemberId[],
  days: PastDays,
  needs: Money,
): Promise<ReadonlyMap<MemberId, string[]>> {
  const met = new Map<MemberId, string[]>();
  if (members.length === 0) return met;
  const { rows } = await sql<{ member: MemberId; day: string }>`
    select member_id::text as member, day::text as day
    from ${validBetRows(members, { ...betDays(days), zone: days.zone })} v
    group by member_id, v.day
    having sum(bets) > 0 and sum(bets) >= ${String(needs)}::bigint
    order by 1, 2`.execute(db);
  for (const { member, day } of rows) met.set(member, [...(met.get(member) ?? []), day]);
  return met;
}
