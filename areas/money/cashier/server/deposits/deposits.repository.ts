import type { MemberId } from '@palaro/kernel';
import type { Db, Tables, Tx } from '@palaro/server';
import type { Selectable } from 'kysely';
import { OPEN_DEPOSITS } from '../../order-states.ts';
import '../cashier.tables.ts';

export type DepositRecord = Selectable<Tables['deposit_order']>;

export const findDeposit = (
  db: Db,
  member: MemberId,
  id: string,
): Promise<DepositRecord | undefined> =>
  db
    .selectFrom('deposit_order')
    .selectAll()
    .where('member_id', '=', member)
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * Locks a member's wallet, so that his deposits are decided one after the other
 * (docs/domain/payments.md §7).
 */
/** Forgets what was promised with an order that does not earn it. */
export const dropOffer = (tx: Tx, member: MemberId, id: string) =>
  tx
    .updateTable('deposit_order')
    .set({ promotion: null })
    .where('member_id', '=', member)
    .where('id', '=', id)
    .execute();

export const lockWallet = (tx: Tx, member: MemberId) =>
  tx
    .selectFrom('wallet')
    .select('account_id')
    .where('member_id', '=', member)
    .where('kind', '=', 'CASH')
    .forNoKeyUpdate()
    .execute();

export const listOpen = (db: Db, member: MemberId) =>
  db
    .selectFrom('deposit_order')
    .select(['id', 'method', 'amount', 'state'])
    .where('member_id', '=', member)
    .where('state', 'in', [...OPEN_DEPOSITS])
    .orderBy('created_at')
    .execute();

/** Sum of the open orders. */
export async function pendingOf(db: Db, member: MemberId): Promise<bigint> {
  const open = await listOpen(db, member);
  return open.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
}
