// Rain: red envelopes that fall for some seconds, one for each who joined and caught one
// (docs/domain/promotions.md §5). Promotions keep its words, window and budget, the ledger pays.
import { registerPromotionKind } from '@palaro/promotions/server';
import { defineArea } from '@palaro/server';
import { ledgerOf } from '@palaro/wallet/server';
import { rainConsoleApi } from '../console.api.ts';
import { rainApi, rainErrors } from '../rain.api.ts';
import { en } from '../rain.en.ts';
import { ty } from '../rain.ty.ts';
import { checkRains } from './check-rains.ts';
import { rainConsoleHandlers } from './console.handlers.ts';
import { seedRain } from './demo-rain.ts';
import { rainOwnData } from './own-data.ts';
import { closeDesks } from './rain-desk.ts';
import { rainKind } from './rain-kind.ts';
import { claimRows } from './rain-rows.ts';
import { rainHandlers } from './rain.handlers.ts';
import { announceRain, closeOverRains } from './rain.tasks.ts';

export { claimRain } from './claim-rain.ts';
export { openRain } from './open-rain.ts';
export { makeTicket } from './ticket.ts';

export const rainArea = defineArea({
  name: 'rain',
  api: { ...rainApi, ...rainConsoleApi },
  handlers: { ...rainHandlers, ...rainConsoleHandlers },
  errors: rainErrors,
  texts: { EN: en, TY: ty },
  after: ['wallet', 'promotions'],
  ownData: rainOwnData,
  tasks: [closeOverRains, announceRain],
  checks: [checkRains],
  seed: seedRain,
  start(app) {
    registerPromotionKind(app, rainKind);
    ledgerOf(app).register(claimRows);
  },
  stop: closeDesks,
});
