import type { MemberId } from '@palaro/kernel';
import { defineProvision, type Db } from '@palaro/server';

/** An order for money that has not ended. */
export interface OpenOrder {
  reference: string;
  /** A decimal. */
  amount: string;
  state: string;
}

/** Reads the deposits and withdrawals of a member that are open, for who decides about him. */
export const openOrders =
  defineProvision<(db: Db, member: MemberId) => Promise<readonly OpenOrder[]>>('kyc.open-orders');
