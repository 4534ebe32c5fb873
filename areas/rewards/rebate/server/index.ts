// Rebate: a share of valid bets that members claim by hand, by product and by their VIP level of
// each day (docs/domain/promotions.md §9), and the report of it.
import { defineArea } from '@palaro/server';
import { ledgerOf } from '@palaro/wallet/server';
import { rebateApi, rebateErrors } from '../rebate.api.ts';
import { en } from '../rebate.en.ts';
import { ty } from '../rebate.ty.ts';
import { checkRebates } from './check-rebates.ts';
import { rebateOwnData } from './own-data.ts';
import { rebateDayRows, rebateLineRows } from './rebate-rows.ts';
import { rebateHandlers } from './rebate.handlers.ts';

export const rebateArea = defineArea({
  name: 'rebate',
  api: rebateApi,
  handlers: rebateHandlers,
  errors: rebateErrors,
  texts: { EN: en, TY: ty },
  after: ['wallet', 'club'],
  ownData: rebateOwnData,
  checks: [checkRebates],
  start(app) {
    ledgerOf(app).register(rebateDayRows);
    ledgerOf(app).register(rebateLineRows);
  },
});
