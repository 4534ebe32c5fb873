import type { Handlers } from '@palaro/server';
import type { promotionsConsoleApi } from '../console.api.ts';
import { giveAward } from './give-award.ts';
import { makeSignIn } from './make-sign-in.ts';
import { movePromotion } from './move-promotion.ts';
import { simulatePromotion } from './simulate-promotion.ts';
import { listAwardsOf, listForOperators, readForOperators } from './read-for-operators.ts';

export const promotionsConsoleHandlers: Handlers<typeof promotionsConsoleApi> = {
  promotions: ({ app, query }) => listForOperators(app, query),
  promotionRecord: ({ app, params, request }) => readForOperators(app, params, request.language),
  promotionSimulation: ({ app, params, request }) =>
    simulatePromotion(app, params, request.language),
  makeSignIn: ({ app, operator, body }) => makeSignIn(app, operator, body),
  movePromotion: ({ app, operator, params, body }) =>
    movePromotion(app, operator, { ...params, ...body }),
  memberAwards: ({ app, params, query }) => listAwardsOf(app, params.member, query.pageNum),
  giveAward: ({ app, operator, params, body }) => giveAward(app, operator, { ...params, ...body }),
};
