import { cashierConsoleApi, type WithdrawalRow } from '../console.api.ts';
import type { WithdrawalAction } from './withdrawal-actions.ts';

export interface WithdrawalDialogProps {
  of: WithdrawalRow;
  /** Action to confirm; null: none. */
  does: WithdrawalAction | null;
  onDone?(): void;
  onClose(): void;
}

/** Calls that show the order and are read again after each action. */
export const WITHDRAWAL_READS = [
  cashierConsoleApi.consoleWithdrawal,
  cashierConsoleApi.consoleWithdrawals,
];

/** Version that the operator decides on: another operator's action meanwhile is not overwritten. */
export const versionOf = ({ member, id, version }: WithdrawalRow) => ({
  member,
  order: id,
  version,
});
