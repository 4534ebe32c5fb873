import { WALLET_STATUSES, type LimitMet, type WalletStatus } from '@palaro/kernel';
import type { LedgerAnswer, MemberBalances } from '@palaro/ledger';
import type { Book } from './books.ts';
import { type WalletAnswer } from './commands.ts';

/** The status for each ledger code. Some codes are statuses already. */
const STATUS_OF: Record<string, WalletStatus> = {
  insufficient: 'INSUFFICIENT_FUNDS',
  tombstoned: 'ROLLED_BACK',
  key_reused: 'KEY_REUSED',
  target_mismatch: 'TARGET_MISMATCH',
  account_unknown: 'MEMBER_UNKNOWN',
  try_again: 'TRY_AGAIN',
  ...Object.fromEntries(WALLET_STATUSES.map((status) => [status, status])),
};

/** Cash, and the version that tells which of two balances is the later one. */
const shownBalance = ({ cash, version }: MemberBalances) => ({
  balance: cash,
  version: Number(version),
});

/** Turns the ledger's answer into a vendor's. A code without a status is passed on as `guard`. */
export function walletAnswer(
  { is, code, transferId, balances }: LedgerAnswer,
  { currency }: Book,
  limit: LimitMet | undefined,
  at: Date,
): WalletAnswer {
  const status = is === 'refused' ? (STATUS_OF[code ?? ''] ?? 'TRY_AGAIN') : 'OK';
  const atLimit = status === 'LIMIT_REACHED' || status === 'RG_LIMIT';
  return {
    status,
    at,
    currency,
    ...(transferId ? { transactionId: transferId } : {}),
    ...(balances ? shownBalance(balances) : {}),
    ...(is === 'repeated' ? { duplicate: true } : {}),
    ...(atLimit && limit ? { limit } : {}),
    ...(code !== null && !(code in STATUS_OF) ? { guard: code } : {}),
  };
}
