import type { App } from '@palaro/server';
import type { DepositRecord } from '../deposits/deposits.repository.ts';

/** Who money came through. */
export interface Source {
  provider: string;
  providerId: string;
}

/**
 * Whether a payment is the order's own: it came through the provider that was asked for it, and is
 * the one that this provider made, as far as we know which.
 */
export const isOwnPayment = (
  order: Pick<DepositRecord, 'provider' | 'provider_id'>,
  { provider, providerId }: Source,
): boolean => order.provider === provider && (order.provider_id ?? providerId) === providerId;

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
