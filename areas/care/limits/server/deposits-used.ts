import type { MemberId, Money } from '@palaro/kernel';
import { defineProvision, type Db } from '@palaro/server';

/**
 * What a member's deposits since that instant come to: completed and pending ones, never less what
 * was withdrawn. The cashier knows it; call it under the lock that orders the member's deposits.
 */
export const depositsUsed =
  defineProvision<(db: Db, member: MemberId, since: Date) => Promise<Money>>(
    'limits.deposits-used',
  );
