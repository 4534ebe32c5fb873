import { isBonusBlocked, isExcludedNow } from '@palaro/accounts/server';
import { sql } from 'kysely';

/**
 * SQL: rewards may be given to this row of `member`, as `m`: real, active, neither excluded nor
 * blocked from bonuses. Breaks of some days stand apart.
 */
export const mayBeGiven = (now: Date) => sql<boolean>`(m.state = 'active'
  and m.type not in (4, 40, 41) and not ${isBonusBlocked(sql`m.id`)}
  and not ${isExcludedNow(sql`m.id`, now)})`;
