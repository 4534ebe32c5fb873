// Deposits: what the cashier's area takes from this folder.
import { depositsApi } from '../../deposits.api.ts';
import { depositRows } from './deposit-rows.ts';
import { depositsHandlers } from './deposits.handlers.ts';
import { askForPayments, expireDeposits } from './deposits.tasks.ts';
import { pendingDeposits } from './deposits-pending.ts';
import { depositsSince } from './deposits-used.ts';
import { workEvent } from '../payments/work-event.ts';
import { freezeReversed } from './freeze-reversed.ts';
import { tellDeposit } from './tell-deposit.ts';

export const deposits = {
  api: depositsApi,
  handlers: depositsHandlers,
  provides: [depositsSince, pendingDeposits],
  listeners: { 'deposit.moved': tellDeposit, 'deposit.ended': freezeReversed },
  rows: [depositRows],
  tasks: [expireDeposits, askForPayments, workEvent],
};
