// Withdrawals: what the cashier's area takes from this folder.
import { withdrawalsConsoleApi } from '../../console-withdrawals.api.ts';
import { withdrawalsApi } from '../../withdrawals.api.ts';
import { cardsOfWithdrawals } from './card-in-use.ts';
import { checkHeldOrders } from './check-held-orders.ts';
import { checkPaidAfterFailure } from './check-paid-after-failure.ts';
import { withdrawalsConsoleHandlers } from './console.handlers.ts';
import { withdrawalTransitionRows } from './withdrawal-transitions.ts';
import { handleWithdrawalMoved } from './handle-withdrawal-moved.ts';
import { approvalChange, manualPaymentChange } from './withdrawal-changes.ts';
import { newWithdrawalRows } from './withdrawal-rows.ts';
import { withdrawalsHandlers } from './withdrawals.handlers.ts';
import { withdrawalsQueue } from './withdrawals.queue.ts';
import { sendPayoutTask, watchPayouts } from './withdrawals.tasks.ts';

export const withdrawals = {
  api: withdrawalsApi,
  handlers: withdrawalsHandlers,
  consoleApi: withdrawalsConsoleApi,
  consoleHandlers: withdrawalsConsoleHandlers,
  provides: [cardsOfWithdrawals],
  listeners: { 'withdrawal.moved': handleWithdrawalMoved },
  tasks: [sendPayoutTask, watchPayouts],
  changeKinds: [approvalChange, manualPaymentChange],
  workQueues: [withdrawalsQueue],
  checks: [checkHeldOrders, checkPaidAfterFailure],
  rows: [newWithdrawalRows, withdrawalTransitionRows],
};
