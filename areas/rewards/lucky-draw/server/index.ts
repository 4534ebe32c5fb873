// Lucky draws: prizes with published odds and stock, drawn for chances that a day's play earns
// (docs/domain/promotions.md §2). Promotions keep words, window and budget, the ledger pays.
import { registerPromotionKind } from '@palaro/promotions/server';
import { defineArea } from '@palaro/server';
import { ledgerOf } from '@palaro/wallet/server';
import { luckyDrawConsoleApi } from '../console.api.ts';
import { luckyDrawApi, luckyDrawErrors } from '../lucky-draw.api.ts';
import { en } from '../lucky-draw.en.ts';
import { ty } from '../lucky-draw.ty.ts';
import { checkDraws, checkStock } from './check-draws.ts';
import { drawRows } from './draw-rows.ts';
import { luckyDrawHandlers } from './lucky-draw.handlers.ts';
import { luckyDrawKind } from './lucky-draw-kind.ts';
import { luckyDrawOwnData } from './own-data.ts';
import { seedLuckyDraw } from './seed-lucky-draw.ts';

export const luckyDrawArea = defineArea({
  name: 'lucky-draw',
  api: { ...luckyDrawApi, ...luckyDrawConsoleApi },
  handlers: luckyDrawHandlers,
  errors: luckyDrawErrors,
  texts: { EN: en, TY: ty },
  after: ['wallet', 'promotions'],
  ownData: luckyDrawOwnData,
  checks: [checkDraws, checkStock],
  seed: seedLuckyDraw,
  start(app) {
    registerPromotionKind(app, luckyDrawKind);
    ledgerOf(app).register(drawRows);
  },
});
