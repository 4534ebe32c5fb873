// Deposits: what the cashier's area takes from this folder.
import { depositsConsoleApi } from '../../console-deposits.api.ts';
import { depositsApi } from '../../deposits.api.ts';
import { refundDeposit } from '../console/refund-deposit.ts';
import { confirmChange } from '../console/confirm-deposit.ts';
import { depositsQueue } from '../console/deposits.queue.ts';
import { depositsConsoleHandlers } from '../console/deposits.handlers.ts';
import { unmatchedQueue } from '../console/unmatched.queue.ts';
import { matchChange, returnChange } from '../console/unmatched-money.ts';
import { checkPaidOrders } from './check-paid-orders.ts';
import { depositTransitionRows } from './deposit-transitions.ts';
import { depositsHandlers } from './deposits.handlers.ts';
import { dropSlips, queryPayments, expireDeposits } from './deposits.tasks.ts';
import { pendingDeposits } from './deposits-pending.ts';
import { depositsSince } from './deposits-used.ts';
import { checkUnreadableWebhooks } from '../payments/unreadable-webhooks.ts';
import { sweepEvents, workEvent } from '../payments/work-event.ts';
import { freezeReversed } from './freeze-reversed.ts';

export const deposits = {
  api: { ...depositsApi, ...depositsConsoleApi },
  handlers: { ...depositsHandlers, ...depositsConsoleHandlers },
  workQueues: [depositsQueue, unmatchedQueue],
  changeKinds: [confirmChange, matchChange, returnChange],
  checks: [checkPaidOrders, checkUnreadableWebhooks],
  provides: [depositsSince, pendingDeposits],
  listeners: { 'deposit.reversed': freezeReversed },
  rows: [depositTransitionRows],
  tasks: [expireDeposits, dropSlips, queryPayments, workEvent, sweepEvents, refundDeposit],
};
