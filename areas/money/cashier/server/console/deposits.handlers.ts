import type { Handlers } from '@palaro/server';
import type { depositsConsoleApi } from '../../console-deposits.api.ts';
import { confirmDeposit } from './confirm-deposit.ts';
import { askProvider, rejectDeposit, returnDeposit } from './end-order.ts';
import { exportOrders, listOrders, namesOfMethods } from './list-orders.ts';
import { readOrder, viewPayer, viewSlip } from './read-order.ts';
import { askToMatch, askToReturn, listUnmatched } from './unmatched-money.ts';

export const depositsConsoleHandlers: Handlers<typeof depositsConsoleApi> = {
  consoleDeposits: ({ app, operator, query }) => listOrders(app, query, operator),
  namesOfDepositMethods: async ({ app }) => ({ methods: await namesOfMethods(app) }),
  exportDeposits: ({ app, operator, body }) => exportOrders(app, operator, body),
  consoleDeposit: ({ app, params }) => readOrder(app, params),
  depositPayer: ({ app, operator, params, body }) => viewPayer(app, operator, params, body.reason),
  depositSlip: ({ app, operator, params, body }) => viewSlip(app, operator, params, body.reason),
  confirmDeposit: ({ app, operator, body }) => confirmDeposit(app, operator, body),
  rejectDeposit: ({ app, operator, body }) => rejectDeposit(app, operator, body),
  returnDeposit: ({ app, operator, body }) => returnDeposit(app, operator, body),
  askProvider: ({ app, operator, body }) => askProvider(app, operator, body),
  unmatchedMoney: ({ app, query }) => listUnmatched(app, query),
  matchMoney: ({ app, operator, body }) => askToMatch(app, operator, body),
  returnMoney: ({ app, operator, body }) => askToReturn(app, operator, body),
};
