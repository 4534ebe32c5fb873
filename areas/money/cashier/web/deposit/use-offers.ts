import type { Reply } from '@palaro/api';
import { useCall, useQueryParam } from '@palaro/client';
import { useState } from 'react';
import { depositsApi, type DepositMethod } from '../../deposits.api.ts';

export type Offer = Reply<typeof depositsApi.depositPromotions>['list'][number];

/**
 * Promotions that a deposit of this amount may take, and the chosen one. A promotion leads to the
 * page with itself chosen (`?promo=`); one that does not fit the amount is not taken.
 */
export function useOffers(method: DepositMethod, amount: string | null) {
  const [promo] = useQueryParam('promo');
  const [promotion, choosePromotion] = useState<string | null>(promo);
  const query = { method: method.code, ...(amount === null ? {} : { amount }) };
  const { data } = useCall(depositsApi.depositPromotions, { query }, { when: amount !== null });
  const offers = amount === null ? [] : (data?.list ?? []);
  return { offers, offer: offers.find(({ id }) => id === promotion) ?? null, choosePromotion };
}
