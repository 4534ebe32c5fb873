// Bank cards: where a member's money goes when it leaves. Owns the payee's name, the cards and
// e-wallets in that name, and the list of banks (docs/domain/accounts.md §7). Step-up proves that
// it is the member who changes them.
import { statedName } from '@palaro/accounts/server';
import { cardNumberDigests } from '@palaro/deny-list/server';
import { defineArea, provide } from '@palaro/server';
import { bankCardsApi, bankCardsErrors } from '../bank-cards.api.ts';
import { en } from '../bank-cards.en.ts';
import { ty } from '../bank-cards.ty.ts';
import { bankCardsConsoleApi } from '../console.api.ts';
import { bankCardsHandlers } from './bank-cards.handlers.ts';
import { cardDigests } from './card-digest.ts';
import { cardsQueue } from './cards-to-review.ts';
import { bankCardsConsoleHandlers } from './console.handlers.ts';
import { bankCardsOwnData } from './own-data.ts';
import { cardInUse } from './card-use.ts';
import { reviewForeignCards } from './review-cards.ts';
import { seedCards } from './seed-cards.ts';

export const bankCardsArea = defineArea({
  name: 'bank-cards',
  api: { ...bankCardsApi, ...bankCardsConsoleApi },
  handlers: { ...bankCardsHandlers, ...bankCardsConsoleHandlers },
  errors: bankCardsErrors,
  texts: { EN: en, TY: ty },
  needs: [cardInUse, statedName],
  provides: [provide(cardNumberDigests, (app) => (typed) => cardDigests(app, typed))],
  after: ['accounts'],
  seed: seedCards,
  workQueues: [cardsQueue],
  ownData: bankCardsOwnData,
  listeners: {
    'account.changed': (app, { what, memberId }) =>
      what === 'payee_name' ? reviewForeignCards(app, memberId) : undefined,
  },
});

export { cardInUse } from './card-use.ts';
export type { CardReview } from './card-reviews.ts';
export { reviewCard } from './review-card.ts';
export { cardLabel, mainCardLabel } from './card-label.ts';
export { openPayee, payoutCards, type PayoutCard } from './payout-cards.ts';
export { cardDigests } from './card-digest.ts';
