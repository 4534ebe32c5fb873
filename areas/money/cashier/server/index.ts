// The cashier: money in and money out. Owns methods, orders and their states, what providers say,
// payouts and their decision. The wallet moves the money, turnover says what must still be bet,
// bank-cards owns where money goes, limits what a member allows himself, providers/ translates.
import { defineArea } from '@palaro/server';
import { ledgerOf } from '@palaro/wallet/server';
import { cashierErrors } from '../cashier.api.ts';
import { en } from '../cashier.en.ts';
import { ty } from '../cashier.ty.ts';
import './cashier.tables.ts';
import { pendingDeposits } from './deposits/deposits-pending.ts';
import { depositsSince } from './deposits/deposits-used.ts';
import { configuredProviders, connectedProviders } from './payments/provider-line.ts';
import { withdrawals } from './withdrawals/index.ts';

export const cashierArea = defineArea({
  name: 'cashier',
  api: { ...withdrawals.api },
  handlers: { ...withdrawals.handlers },
  errors: cashierErrors,
  texts: { EN: en, TY: ty },
  provides: [depositsSince, pendingDeposits, configuredProviders],
  needs: [connectedProviders],
  after: ['wallet', 'turnover', 'limits', 'kyc'],
  listeners: withdrawals.listeners,
  start(app) {
    for (const rows of withdrawals.rows) ledgerOf(app).register(rows);
  },
});
