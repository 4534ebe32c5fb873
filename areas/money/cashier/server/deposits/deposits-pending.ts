import type { MemberId } from '@palaro/kernel';
import { provide } from '@palaro/server';
import { depositsPending } from '@palaro/turnover/server';
import { OPEN_DEPOSITS } from '../../order-states.ts';
import '../cashier.tables.ts';

/**
 * Members whose deposits may still be paid: their requirements stay open (docs/domain/ledger.md
 * §8).
 */
export const pendingDeposits = provide(depositsPending, () => async (db, members) => {
  const rows = await db
    .selectFrom('deposit_order')
    .select('member_id')
    .distinct()
    .where('member_id', 'in', [...members])
    .where('state', 'in', OPEN_DEPOSITS)
    .execute();
  return rows.map((row) => row.member_id as MemberId);
});
