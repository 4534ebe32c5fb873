import type { Handlers } from '@palaro/server';
import type { promotionsApi } from '../promotions.api.ts';
import { acceptPromotion } from './accept-promotion.ts';
import { countUnclaimed, listPromotions, listTaken, readPromotion } from './list-promotions.ts';

export const promotionsHandlers: Handlers<typeof promotionsApi> = {
  availablePromotions: ({ app, principal, query, request }) =>
    listPromotions(app, principal, query, request.language),
  promotion: ({ app, principal, params, request }) =>
    readPromotion(app, principal, params, request.language),
  acceptPromotion: ({ app, member, body, request }) => acceptPromotion(app, member, body, request),
  unclaimedAwards: ({ app, member }) => countUnclaimed(app, member),
  takenAwards: ({ app, member, query, request }) => listTaken(app, member, query, request.language),
};
