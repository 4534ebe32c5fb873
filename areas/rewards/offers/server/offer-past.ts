import { dayIn, Money, type MemberId } from '@palaro/kernel';
import {
  SIMULATED_DAYS,
  type Past,
  type PastAward,
  type PastDays,
} from '@palaro/promotions/server';
import type { Db } from '@palaro/server';
import { sql, type RawBuilder } from 'kysely';
import { bonusOf, type DepositRule, type DepositType } from './deposit-rule.ts';

interface PastDeposit {
  member: MemberId;
  at: Date;
  credited: string;
  /** No money came in before it. */
  first: boolean;
}

/** SQL: an instant that lies within the days. */
const within = (at: RawBuilder<Date>, { from, to, zone }: PastDays) => sql<boolean>`(
  ${at} >= ${from}::date::timestamp at time zone ${zone}::text
  and ${at} < (${to}::date + 1)::timestamp at time zone ${zone}::text)`;

/** Gives every deposit its bonus that could have had it: the first of all, or one a day. */
export const offerPast = (type: DepositType) =>
  ({
    days: SIMULATED_DAYS,
    mayHave: (days) => sql<boolean>`exists (select from deposit_order o
    where o.member_id = m.id and ${within(sql`o.paid_at`, days)} and o.credited > 0)`,
    async awards(db, rule, members, days) {
      const awards: PastAward[] = [];
      const taken = new Set<string>();
      for (const { member, at, credited, first } of await creditedDeposits(db, members, days)) {
        const bonus = bonusOf(rule, BigInt(credited));
        const day = dayIn(days.zone, at);
        const cycle = type === 'DEPOSIT' ? `${member}/${day}` : member;
        if (bonus === null || taken.has(cycle) || (type === 'FIRST_DEPOSIT' && !first)) continue;
        taken.add(cycle);
        awards.push({ member, day, amount: bonus });
      }
      return awards;
    },
    assumes: (rule, say) => [
      say(type === 'DEPOSIT' ? 'offers.past_daily' : 'offers.past_first', {
        least: Money.of(rule.least),
      }),
    ],
  }) satisfies Past<DepositRule>;

/** Deposits that were credited within the days, the oldest first. */
async function creditedDeposits(db: Db, members: readonly MemberId[], days: PastDays) {
  if (members.length === 0) return [];
  const { rows } = await sql<PastDeposit>`
    select o.member_id::text as member, o.paid_at as at, o.credited::text as credited,
      not exists (select from ledger.transfer t join ledger.transfer own
          on own.member_id = t.member_id and own.kind = 'deposit' and own.cause_id = o.id::text
        where t.member_id = o.member_id and t.kind = 'deposit'
          and t.transfer_id < own.transfer_id) as first
    from deposit_order o
    where o.member_id = any (${[...members]}::bigint[]) and ${within(sql`o.paid_at`, days)}
      and o.credited > 0
    order by o.paid_at, o.id`.execute(db);
  return rows;
}
