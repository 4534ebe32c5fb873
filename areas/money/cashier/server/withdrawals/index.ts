// Withdrawals: what the cashier's area takes from this folder.
import { withdrawalsApi } from '../../withdrawals.api.ts';
import { stepRows } from './order-steps.ts';
import { newWithdrawalRows } from './withdrawal-rows.ts';
import { withdrawalsHandlers } from './withdrawals.handlers.ts';
import { tellWithdrawal } from './tell-withdrawal.ts';

export const withdrawals = {
  api: withdrawalsApi,
  handlers: withdrawalsHandlers,
  listeners: { 'withdrawal.moved': tellWithdrawal },
  rows: [newWithdrawalRows, stepRows],
};
