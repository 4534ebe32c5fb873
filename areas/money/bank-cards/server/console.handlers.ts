import type { Handlers } from '@palaro/server';
import type { bankCardsConsoleApi } from '../console.api.ts';
import { listToReview } from './cards-to-review.ts';
import { approveCard, refuseCard, viewCard } from './decide-card.ts';

export const bankCardsConsoleHandlers: Handlers<typeof bankCardsConsoleApi> = {
  cardsToReview: ({ app, query }) => listToReview(app, query.pageNum),
  viewCard: ({ app, operator, body }) => viewCard(app, operator, body),
  approveCard: ({ app, operator, body }) => approveCard(app, operator, body),
  refuseCard: ({ app, operator, body }) => refuseCard(app, operator, body),
};
