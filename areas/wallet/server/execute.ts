import type { LedgerAnswer } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { authenticate } from './authenticate.ts';
import { balanceOf } from './ask-balance.ts';
import { booksOf, type Book } from './books.ts';
import { checkBet, type BetCheck } from './check-bet.ts';
import { itemOf } from './command-items.ts';
import {
  WALLET_STATUSES,
  type MoneyCommand,
  type WalletAnswer,
  type WalletCommand,
  type WalletStatus,
} from './commands.ts';
import { tellAfterCommit } from './tell-after-commit.ts';
import { ledgerOf } from './wallet.service.ts';

/**
 * The one door for wallet commands, of in-house games and of vendors alike. Answers stand in the
 * order of the commands and are given after the commit. Order of checks: wallet-protocol.md §4.
 * Rejects only where the outcome is unknown; the same commands may then come again.
 */
export function execute(app: App, commands: readonly WalletCommand[]): Promise<WalletAnswer[]> {
  const at = app.clock.now();
  return Promise.all(
    commands.map((command) => {
      if (command.kind === 'authenticate') return authenticate(app, command, at);
      if (command.kind === 'balance') return balanceOf(app, command, at);
      return move(app, command, at);
    }),
  );
}

async function move(app: App, command: MoneyCommand, at: Date): Promise<WalletAnswer> {
  const book = (await booksOf(app, [command.member])).get(command.member);
  if (!book) return { status: 'MEMBER_UNKNOWN', at };
  const check = await checksOf(app, command, book);
  const item = itemOf(command, book, at, check);
  const [answer] = await ledgerOf(app).commit([item]);
  if (!answer) throw new Error('an item without an answer');
  tellAfterCommit(app, command.member, book, answer);
  return walletAnswer(answer, book, check, at);
}

async function checksOf(app: App, command: MoneyCommand, book: Book): Promise<BetCheck> {
  if (command.currency !== book.currency) return { early: 'CURRENCY_MISMATCH' };
  const isBet = command.kind === 'bet' || command.kind === 'betWin';
  return isBet ? checkBet(app, command) : {};
}

const STATUS_OF: Record<string, WalletStatus> = {
  insufficient: 'INSUFFICIENT_FUNDS',
  tombstoned: 'ROLLED_BACK',
  key_reused: 'KEY_REUSED',
  target_mismatch: 'TARGET_MISMATCH',
  account_unknown: 'MEMBER_UNKNOWN',
  try_again: 'TRY_AGAIN',
  ...Object.fromEntries(WALLET_STATUSES.map((status) => [status, status])),
};

function walletAnswer(
  { is, code, transferId, balances }: LedgerAnswer,
  { currency }: Book,
  { limit }: BetCheck,
  at: Date,
): WalletAnswer {
  const status = is === 'refused' ? (STATUS_OF[code ?? ''] ?? 'TRY_AGAIN') : 'OK';
  const atLimit = status === 'LIMIT_REACHED' || status === 'RG_LIMIT';
  return {
    status,
    at,
    currency,
    ...(transferId ? { transactionId: transferId } : {}),
    ...(balances ? { balance: balances.cash, version: Number(balances.version) } : {}),
    ...(is === 'repeated' ? { duplicate: true } : {}),
    ...(atLimit && limit ? { limit } : {}),
    ...(code !== null && !(code in STATUS_OF) ? { guard: code } : {}),
  };
}
