import { useCall } from '@palaro/client';
import { bankCardsApi } from '../bank-cards.api.ts';

/**
 * Reads, when a link leads to it, what the cards' panel and its form show: a sheet that opens by
 * itself must not grow under its reader. False until both calls ended.
 */
export function useCardsReady(when: boolean): boolean {
  const cards = useCall(bankCardsApi.bankCards, undefined, { when });
  const banks = useCall(bankCardsApi.withdrawBanks, undefined, { when });
  return !when || [cards, banks].every(({ data, isError }) => data !== undefined || isError);
}
