// Cashback: a part of what a member lost in a day or a week, once it is over
// (docs/domain/promotions.md §2). Missions keep the rounds that it counts, promotions the budget
// and the awards.
import { registerPromotionKind } from '@palaro/promotions/server';
import { defineArea } from '@palaro/server';
import { cashbackErrors } from '../cashback.api.ts';
import { en } from '../cashback.en.ts';
import { ty } from '../cashback.ty.ts';
import { cashbackConsoleApi } from '../console.api.ts';
import { cashbackKind } from './cashback-kind.ts';
import { cashbackHandlers } from './cashback.handlers.ts';
import { giveCashbacks } from './cashback.tasks.ts';
import { cashbackOwnData } from './own-data.ts';
import { seedCashback } from './seed-cashback.ts';

export const cashbackArea = defineArea({
  name: 'cashback',
  api: cashbackConsoleApi,
  handlers: cashbackHandlers,
  errors: cashbackErrors,
  texts: { EN: en, TY: ty },
  after: ['promotions'],
  ownData: cashbackOwnData,
  tasks: [giveCashbacks],
  seed: seedCashback,
  start: (app) => registerPromotionKind(app, cashbackKind),
});
