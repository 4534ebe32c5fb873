// The cashier: money in and money out. Owns methods, orders and their states, what providers say,
// payouts and their decision. The wallet moves the money, turnover says what must still be bet,
// bank-cards owns where money goes, limits what a member allows himself, providers/ translates.
import { openOrders } from '@palaro/kyc/server';
import { askForChange, defineArea, provide, vipLevelOf } from '@palaro/server';
import { ledgerOf } from '@palaro/wallet/server';
import { cashierErrors } from '../cashier.api.ts';
import { en } from '../cashier.en.ts';
import { ty } from '../cashier.ty.ts';
import './cashier.tables.ts';
import { seedHouseAccounts } from './demo/seed-house-accounts.ts';
import { seedOrders } from './demo/seed-orders.ts';
import { depositOffers } from './deposits/deposit-offers.ts';
import { deposits } from './deposits/index.ts';
import { methodsConsoleApi } from '../console-methods.api.ts';
import { bank } from './bank/index.ts';
import { addMissingMethods } from './methods/default-methods.ts';
import { accountChange, methodChange, switchChange } from './methods/method-changes.ts';
import { methodsConsoleHandlers } from './methods/methods.handlers.ts';
import { labelsOfOrders } from './order-labels.ts';
import { cashierOwnData } from './own-data.ts';
import { openOrdersOf } from './open-orders-of.ts';
import { configuredProviders, connectedProviders } from './payments/provider-line.ts';
import { registerWebhooks } from './payments/webhook-route.ts';
import { returns } from './returns/index.ts';
import { settlement } from './settlement/index.ts';
import './settlement/settlement.events.ts';
import { withdrawals } from './withdrawals/index.ts';

export const cashierArea = defineArea({
  name: 'cashier',
  api: {
    ...deposits.api,
    ...withdrawals.api,
    ...withdrawals.consoleApi,
    ...methodsConsoleApi,
    ...returns.api,
    ...settlement.api,
    ...bank.api,
  },
  handlers: {
    ...deposits.handlers,
    ...withdrawals.handlers,
    ...withdrawals.consoleHandlers,
    ...methodsConsoleHandlers,
    ...returns.handlers,
    ...settlement.handlers,
    ...bank.handlers,
  },
  errors: cashierErrors,
  texts: { EN: en, TY: ty },
  provides: [
    ...deposits.provides,
    ...withdrawals.provides,
    configuredProviders,
    labelsOfOrders,
    provide(openOrders, () => openOrdersOf),
  ],
  needs: [connectedProviders, askForChange, vipLevelOf, depositOffers],
  after: ['accounts', 'bank-cards', 'kyc', 'limits', 'operators', 'turnover', 'wallet'],
  tasks: [...deposits.tasks, ...withdrawals.tasks, ...returns.tasks, ...settlement.tasks],
  changeKinds: [
    ...deposits.changeKinds,
    ...withdrawals.changeKinds,
    ...returns.changeKinds,
    methodChange,
    switchChange,
    accountChange,
    ...settlement.changeKinds,
    ...bank.changeKinds,
  ],
  workQueues: [...deposits.workQueues, ...withdrawals.workQueues, ...returns.workQueues],
  checks: [...deposits.checks, ...withdrawals.checks, ...returns.checks, ...settlement.checks],
  listeners: { ...deposits.listeners, ...withdrawals.listeners, ...returns.listeners },
  ownData: cashierOwnData,
  routes: registerWebhooks,
  async seed(app, progress) {
    await seedHouseAccounts(app);
    await seedOrders(app, progress);
  },
  async start(app) {
    for (const rows of [...deposits.rows, ...withdrawals.rows, ...returns.rows, ...bank.rows])
      ledgerOf(app).register(rows);
    await addMissingMethods(app);
  },
});

export { depositOffers, type DepositOffers } from './deposits/deposit-offers.ts';
export { dropOffer } from './deposits/deposits.repository.ts';
export { readCashDay } from './console/read-cash-day.ts';
export { demoBooks } from './demo/demo-books.ts';
export { paymentGaps } from './methods/payment-gaps.ts';
export { silentProviders } from './payments/silent-providers.ts';
export { verifyClosings } from './settlement/verify-closings.ts';
