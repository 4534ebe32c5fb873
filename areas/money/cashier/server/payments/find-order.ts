import type { App } from '@palaro/server';
import type { DepositRecord } from '../deposits/deposits.repository.ts';

interface Names {
  reference: string | null;
  providerId: string;
}

/** The order that a provider speaks of: by our reference, else by its own id. */
export async function findByNames(
  { reads }: App,
  provider: string,
  { reference, providerId }: Names,
): Promise<DepositRecord | undefined> {
  if (reference !== null) {
    const named = await reads
      .selectFrom('payment_reference as named')
      .innerJoin('deposit_order as d', (order) =>
        order.onRef('d.member_id', '=', 'named.member_id').onRef('d.id', '=', 'named.order_id'),
      )
      .selectAll('d')
      .where('named.reference', '=', reference)
      .where('named.kind', '=', 'deposit')
      .executeTakeFirst();
    if (named) return named;
  }
  return reads
    .selectFrom('deposit_order')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
}
