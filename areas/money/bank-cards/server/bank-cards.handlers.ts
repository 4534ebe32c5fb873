import { steppedUp, steppedUpOnce } from '@palaro/accounts/server';
import type { Handlers } from '@palaro/server';
import type { bankCardsApi } from '../bank-cards.api.ts';
import { BANKS } from '../banks.ts';
import { addCard, readCards, removeCard, setDefaultCard } from './bank-cards.ts';
import { setPayeeName } from './set-payee-name.ts';

export const bankCardsHandlers: Handlers<typeof bankCardsApi> = {
  payeeName: ({ app, member, body, request }) => setPayeeName(app, member, body.payeeName, request),
  bankCards: ({ app, member }) => readCards(app, member),
  relayBankCards: ({ app, member }) => readCards(app, member),
  addBankCard: steppedUpOnce('addBankCard', ({ app, member, body, request }) =>
    addCard(app, member, body, request),
  ),
  removeBankCard: steppedUpOnce('removeBankCard', ({ app, member, body, request }) =>
    removeCard(app, member, body, request),
  ),
  setDefaultBankCard: steppedUp(({ app, member, body, request }) =>
    setDefaultCard(app, member, body, request),
  ),
  withdrawBanks: () => ({
    list: BANKS.map(({ code, name, kind, pattern }) => ({
      bankCode: code,
      name,
      kind,
      numberPattern: pattern,
    })),
  }),
};
