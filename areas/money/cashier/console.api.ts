// The cashier's calls for operators.
import { bankConsoleApi } from './console-bank.api.ts';
import { depositsConsoleApi } from './console-deposits.api.ts';
import { methodsConsoleApi } from './console-methods.api.ts';
import { reconciliationConsoleApi } from './console-reconciliation.api.ts';
import { returnsConsoleApi } from './console-returns.api.ts';
import { withdrawalsConsoleApi } from './console-withdrawals.api.ts';

export type { BankLineFits, BankLineRow, BankStatementRow } from './console-bank.api.ts';
export type { DepositRow, UnmatchedMoney } from './console-deposits.api.ts';
export type { HouseAccountRow, MethodRow } from './console-methods.api.ts';
export type { CashDay, CashDifference } from './console-reconciliation.api.ts';
export type { ReturnRow } from './console-returns.api.ts';
export type { WithdrawalRow } from './console-withdrawals.api.ts';

export const cashierConsoleApi = {
  ...depositsConsoleApi,
  ...withdrawalsConsoleApi,
  ...methodsConsoleApi,
  ...reconciliationConsoleApi,
  ...bankConsoleApi,
  ...returnsConsoleApi,
};
