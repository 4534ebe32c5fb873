import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import { depositsOf, HOUSE_VENDOR } from '@palaro/wallet/server';

/** The name of the bonus of an order, within its member. */
export const offerTransaction = (promotion: string, order: string) =>
  `deposit/${promotion}/${order}`;

/** The member's last bonus of a promotion that was not taken back. */
export const lastTaken = (db: Db, member: MemberId, promotion: string) =>
  db
    .selectFrom('award')
    .select(['state', 'issued_at'])
    .where('member_id', '=', member)
    .where('budget', '=', promotion)
    .where('state', 'in', ['Reserved', 'Issued', 'Claimed'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The bonus that an order takes. */
export const findOfferAward = (db: Db, member: MemberId, transaction: string) =>
  db
    .selectFrom('award')
    .selectAll()
    .where('member_id', '=', member)
    .where('vendor', '=', HOUSE_VENDOR)
    .where('transaction', '=', transaction)
    .executeTakeFirst();

/** Tells whether the member ever paid money in. */
export const hasDeposited = async (db: Db, member: MemberId): Promise<boolean> =>
  (await depositsOf(db, member)) > 0n;
