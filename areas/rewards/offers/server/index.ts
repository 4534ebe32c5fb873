// Offers: bonuses on deposits, promised with the order and paid with the money
// (docs/domain/promotions.md §2). The cashier asks; promotions keeps definitions and awards.
import { depositOffers } from '@palaro/cashier/server';
import { registerPromotionKind } from '@palaro/promotions/server';
import { defineArea, provide } from '@palaro/server';
import { offersConsoleApi } from '../console.api.ts';
import { en } from '../offers.en.ts';
import { ty } from '../offers.ty.ts';
import { DEPOSIT_KINDS } from './deposit-kinds.ts';
import { depositOffersOf } from './deposit-offers.ts';
import { offersHandlers } from './offers.handlers.ts';
import { payBonus } from './pay-bonus.ts';
import { seedOffers } from './seed-offers.ts';

export const offersArea = defineArea({
  name: 'offers',
  api: offersConsoleApi,
  handlers: offersHandlers,
  errors: {},
  texts: { EN: en, TY: ty },
  after: ['promotions', 'cashier'],
  provides: [provide(depositOffers, depositOffersOf)],
  listeners: {
    'deposit.ended': (app, { memberId: member, id: order, as }) =>
      as === 'paid' || as === 'late' ? payBonus(app, { member, order }) : undefined,
  },
  seed: seedOffers,
  start(app) {
    for (const kind of Object.values(DEPOSIT_KINDS)) registerPromotionKind(app, kind);
  },
});
