import type { Reply } from '@palaro/api';
import { useCall } from '@palaro/client';
import { depositsApi } from '../../deposits.api.ts';
import type { DepositForm } from './use-deposit-form.ts';

export type Offer = Reply<typeof depositsApi.depositPromotions>['list'][number];

/** The promotions that this deposit may take, and the chosen one. */
export function useOffers({ method, amount, promotion }: DepositForm) {
  const query = { method: method.code, ...(amount === null ? {} : { amount }) };
  const { data } = useCall(depositsApi.depositPromotions, { query }, { when: amount !== null });
  const offers = amount === null ? [] : (data?.list ?? []);
  return { offers, chosen: offers.find(({ id }) => id === promotion) ?? null };
}
