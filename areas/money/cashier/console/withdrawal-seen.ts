import { cashierConsoleApi, type WithdrawalRow } from '../console.api.ts';
import type { WithdrawalAction } from './withdrawal-actions.ts';

export interface WithdrawalDialogProps {
  of: WithdrawalRow;
  /** What is asked about; null: nothing. */
  does: WithdrawalAction | null;
  onDone?(): void;
  onClose(): void;
}

/** What shows the order and is read again after each step. */
export const WITHDRAWAL_READS = [
  cashierConsoleApi.consoleWithdrawal,
  cashierConsoleApi.consoleWithdrawals,
];

/** The order as it was seen: a step of somebody else meanwhile is not overwritten. */
export const seenOf = ({ member, id, version }: WithdrawalRow) => ({ member, order: id, version });
