import { Money, type MemberId } from '@palaro/kernel';
import type { OpenOrder } from '@palaro/kyc/server';
import type { Db } from '@palaro/server';
import { OPEN_DEPOSITS, OPEN_WITHDRAWALS } from '../order-states.ts';
import './cashier.tables.ts';

/** More than these say nothing new. */
const ORDERS_MAX = 20;

/** Deposits and withdrawals of a member that have not ended, for a decision about the person. */
export async function openOrdersOf(db: Db, member: MemberId): Promise<OpenOrder[]> {
  const deposits = db
    .selectFrom('deposit_order')
    .select(['reference', 'amount', 'state', 'created_at'])
    .where('member_id', '=', member)
    .where('state', 'in', [...OPEN_DEPOSITS]);
  const withdrawals = db
    .selectFrom('withdrawal_order')
    .select(['reference', 'amount', 'state', 'created_at'])
    .where('member_id', '=', member)
    .where('state', 'in', [...OPEN_WITHDRAWALS]);
  const lists = [
    await deposits.orderBy('created_at').limit(ORDERS_MAX).execute(),
    await withdrawals.orderBy('created_at').limit(ORDERS_MAX).execute(),
  ];
  return lists.flat().map(({ reference, amount, state }) => ({
    reference,
    amount: Money.text(BigInt(amount)),
    state,
  }));
}
