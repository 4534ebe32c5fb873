import { memberOfWire, type AuthenticateCommand, type BalanceCommand } from '@palaro/kernel';
import type { LedgerAnswer } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { authenticate } from './authenticate.ts';
import { balanceOf } from './ask-balance.ts';
import { booksOf, type Book } from './books.ts';
import { checkBet, isBet, type BetCheck } from './check-bet.ts';
import { itemOf } from './command-items.ts';
import {
  HOUSE_VENDOR,
  type MoneyCommand,
  type WalletAnswer,
  type WalletCommand,
} from './commands.ts';
import { withAlarm } from './large-payouts.ts';
import { hasLimits, rememberLimited } from './limited-members.ts';
import { LIMITS_UNKNOWN } from './message-rows.ts';
import { limitEntry } from './play-limits.ts';
import { tightestLimit } from './set-play-limit.ts';
import { walletAnswer } from './wallet-answer.ts';
import { ledgerOf } from './wallet.service.ts';

/**
 * Runs wallet commands, from in-house games and vendors alike. They take effect in their order, and
 * the answers come in that order, after the commit. Each command is answered for itself: if one
 * fails, the others do not. Order of checks: docs/domain/wallet-protocol.md §4. Rejects only where
 * the outcome is unknown; the same commands may then be sent again.
 */
export async function execute(
  app: App,
  commands: readonly WalletCommand[],
): Promise<WalletAnswer[]> {
  const at = app.clock.now();
  const answers: WalletAnswer[] = [];
  for (const run of runsOf(commands.map(fromOutside))) {
    if (isMoneyRun(run)) answers.push(...(await moveAll(app, run, at)));
    else answers.push(await ask(app, run, at));
  }
  return answers;
}

const isMoney = (command: WalletCommand): command is MoneyCommand =>
  command.kind !== 'authenticate' && command.kind !== 'balance';

type Question = AuthenticateCommand | BalanceCommand;
type Run = Question | MoneyCommand[];

/**
 * Groups neighbouring commands that move money, so that they enter the ledger together. Each other
 * command stays alone.
 */
function runsOf(commands: readonly WalletCommand[]): Run[] {
  const runs: Run[] = [];
  for (const command of commands) {
    const last = runs.at(-1);
    if (!isMoney(command)) runs.push(command);
    else if (last && isMoneyRun(last)) last.push(command);
    else runs.push([command]);
  }
  return runs;
}

const isMoneyRun = (run: Run): run is MoneyCommand[] => Array.isArray(run);

async function ask(app: App, command: Question, at: Date): Promise<WalletAnswer> {
  try {
    return await (command.kind === 'balance'
      ? balanceOf(app, command, at)
      : authenticate(app, command, at));
  } catch (error) {
    return failed(app, command, error, at);
  }
}

/** Nothing of it was committed, so it may be sent again. */
function failed(app: App, { kind, vendor }: WalletCommand, error: unknown, at: Date): WalletAnswer {
  app.log.error({ err: error, kind, vendor }, 'a wallet command failed before its commit');
  return { status: 'TRY_AGAIN', at };
}

/**
 * Turns a vendor's name for a member into our number. Vendors know free-play wallets by another
 * name.
 */
function fromOutside<C extends WalletCommand>(command: C): C {
  if (command.vendor === HOUSE_VENDOR || !('member' in command) || !command.member) return command;
  return { ...command, member: memberOfWire(command.member) ?? UNKNOWN };
}
/** A number that no member has. */
const UNKNOWN = '0';

/** A command after its checks. Its commit decides what becomes of it. */
interface Prepared {
  command: MoneyCommand;
  book: Book;
  check: BetCheck;
  limited: boolean;
}

/** Checks all commands first, then passes them to the ledger at once, in their order. */
async function moveAll(
  app: App,
  commands: readonly MoneyCommand[],
  at: Date,
): Promise<WalletAnswer[]> {
  const prepared = await Promise.all(
    commands.map((command) =>
      prepare(app, command, at).catch((error: unknown) => failed(app, command, error, at)),
    ),
  );
  const moved = await Promise.allSettled(
    prepared.map((one) => ('status' in one ? Promise.resolve(one) : move(app, one, at))),
  );
  return moved.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}

async function prepare(
  app: App,
  command: MoneyCommand,
  at: Date,
): Promise<Prepared | WalletAnswer> {
  const book = (await booksOf(app, [command.member])).get(command.member);
  if (!book) return { status: 'MEMBER_UNKNOWN', at };
  const [told, check, limited] = await Promise.all([
    withAlarm(app, command, book),
    checksOf(app, command, book),
    hasLimits(app, command.member),
  ]);
  return { command: told, book, check, limited };
}

async function move(app: App, prepared: Prepared, at: Date): Promise<WalletAnswer> {
  const { command, book, check } = prepared;
  const answer = await commit(app, prepared, at);
  const isOwn = answer.code === 'RG_LIMIT' && isBet(command);
  const limit = isOwn ? await tightestLimit(app, command.member) : check.limit;
  return walletAnswer(answer, book, limit ?? undefined, at);
}

async function commit(app: App, prepared: Prepared, at: Date): Promise<LedgerAnswer> {
  const { command, book, check, limited } = prepared;
  const zone = app.site.settings['site.zone'];
  const limit = limited ? limitEntry(command, zone, at, check.late === undefined) : null;
  const [answer] = await ledgerOf(app).commit([itemOf(command, book, at, check, limit)]);
  if (!answer) throw new Error('an item got no answer');
  if (answer.code !== LIMITS_UNKNOWN || limited) return answer;
  // Another node set a limit a moment ago.
  rememberLimited(app, command.member);
  return commit(app, { ...prepared, limited: true }, at);
}

async function checksOf(app: App, command: MoneyCommand, book: Book): Promise<BetCheck> {
  if (command.currency !== book.currency) return { early: 'CURRENCY_MISMATCH' };
  return isBet(command) ? checkBet(app, command) : {};
}
