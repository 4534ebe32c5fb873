import type { App } from '@palaro/server';
import { findDeposit, type DepositRecord } from '../deposits/deposits.repository.ts';

interface Names {
  reference: string | null;
  providerId: string;
}

/** The order that a provider speaks of: by our reference, else by its own id. */
export async function findByNames(
  { db }: App,
  provider: string,
  { reference, providerId }: Names,
): Promise<DepositRecord | undefined> {
  if (reference !== null) {
    const named = await db
      .selectFrom('payment_reference')
      .select(['member_id', 'order_id'])
      .where('reference', '=', reference)
      .where('kind', '=', 'deposit')
      .executeTakeFirst();
    if (named) return findDeposit(db, named.member_id, named.order_id);
  }
  return db
    .selectFrom('deposit_order')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
}
