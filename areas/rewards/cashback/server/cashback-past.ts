import { PLAY_DAYS } from '@palaro/missions/limits';
import {
  SIMULATED_DAYS,
  type Past,
  type PastAward,
  type PastDays,
} from '@palaro/promotions/server';
import { sql } from 'kysely';
import type { CashbackRule } from '../cashback.rules.ts';
import { earnedCashbacks } from './earned-cashbacks.ts';
import { windowsOver } from './windows-over.ts';

/** SQL: the first instant of a day. */
const startOf = ({ from, zone }: PastDays) =>
  sql<Date>`(${from}::date::timestamp at time zone ${zone}::text)`;

/** Counts the periods that were over, as if it had begun on the first day. */
export const cashbackPast = {
  // The first of the days that play is kept for is not whole any more.
  days: PLAY_DAYS - 1,
  mayHave: (days) => sql<boolean>`exists (select from played_round r
    where r.member_id = m.id and r.settled_at >= ${startOf(days)})`,
  async awards(db, rule, members, days) {
    if (members.length === 0) return [];
    const { rows } = await sql<{ at: Date }>`select ${startOf(days)} as at`.execute(db);
    const startsAt = rows[0]?.at ?? days.now;
    const awards: PastAward[] = [];
    const cashback = { starts_at: startsAt, ends_at: null, rule };
    for (const over of windowsOver(cashback, days.now, days.zone, SIMULATED_DAYS)) {
      const earned = await earnedCashbacks(db, rule, over, members);
      awards.push(...earned.map(({ member, amount }) => ({ member, day: over.to, amount })));
    }
    return awards;
  },
  assumes: (_rule, say) => [say('cashback.past_kept', { days: PLAY_DAYS }), say('cashback.past')],
} satisfies Past<CashbackRule>;
