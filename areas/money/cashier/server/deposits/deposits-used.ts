import type { MemberId, Money } from '@palaro/kernel';
import { depositsUsed } from '@palaro/limits/server';
import { provide, type Db } from '@palaro/server';
import { sql } from 'kysely';
import { OPEN_DEPOSITS } from '../../order-states.ts';
import '../cashier.tables.ts';

/**
 * Sum of the deposits ordered since then: pending ones by the ordered amount, paid ones by the
 * credited one, reversed ones too. A failed one gives its room back
 * (docs/domain/responsible-gaming.md §2, §8 case 1).
 */
export const depositsSince = provide(
  depositsUsed,
  () => async (db: Db, member: MemberId, since: Date) => {
    const { sum } = await db
      .selectFrom('deposit_order')
      .select(sql<string>`coalesce(sum(coalesce(credited, amount)), 0)`.as('sum'))
      .where('member_id', '=', member)
      .where('created_at', '>=', since)
      .where('state', 'in', [...OPEN_DEPOSITS, 'Paid', 'Reversed'])
      .executeTakeFirstOrThrow();
    return BigInt(sum) as Money;
  },
);
