import type {
  AdjustCommand,
  BetCommand,
  BetWinCommand,
  Money,
  PromoWinCommand,
  RollbackCommand,
  RoundCloseCommand,
  WinCommand,
} from '@palaro/kernel';
import {
  cash,
  digest,
  house,
  roundId,
  type HouseRef,
  type LedgerItem,
  type Leg,
  type SubledgerEntry,
} from '@palaro/ledger';
import { awardEntry, cancelEntry } from './award-rows.ts';
import type { Book } from './books.ts';
import { HOUSE_VENDOR, type MoneyCommand } from './commands.ts';
import { messageRows, sessionEntry } from './message-rows.ts';

/** A bet that waited longer in the queue is dropped unsent and answered TRY_AGAIN (§8). */
const BET_WAIT_MS = 2_000;

/**
 * The key of a message within its member (§6). With `idScope` 'command', the key includes the
 * command, and another message that names this id means the bet unless it says otherwise.
 */
export function messageKey(
  of: { vendor: string; idScope?: 'command' },
  transaction: string,
  kind: MoneyCommand['kind'] = 'bet',
): string {
  const key = `${of.vendor}/${transaction}`;
  return of.idScope === 'command' ? `${key}/${kind}` : key;
}

const roundOf = (command: MoneyCommand) => ('round' in command ? command.round : undefined);

/**
 * What must be the same when an id comes again. Session, game, times and details may differ (§6).
 */
function inputOf(command: MoneyCommand): string {
  const { kind, member, currency } = command;
  return [kind, member, currency, roundOf(command) ?? '', ...amountsOf(command)].join('\n');
}

function amountsOf(command: MoneyCommand): string[] {
  switch (command.kind) {
    case 'betWin':
      return [`${command.bet} ${command.win}`];
    case 'rollback':
      return [command.target, ...(command.targetCommand ? [command.targetCommand] : [])];
    case 'adjust':
      return [`${command.amount}`, ...(command.target === undefined ? [] : [command.target])];
    case 'roundClose':
      return [`${command.bets} ${command.wins} ${command.refunds}`];
    default:
      return [`${command.amount}`];
  }
}

/** The digests that the ledger keeps of a message: its key, and what must be the same again. */
export const messageIdentity = (command: MoneyCommand) => ({
  key: digest(messageKey(command, command.transaction, command.kind)),
  input: digest(inputOf(command)),
});

/**
 * Rows that commit with the message: a bet's session and limits, details, awards of free rounds,
 * and what the caller adds.
 */
function entriesOf(command: MoneyCommand, limit: SubledgerEntry | null): SubledgerEntry[] {
  const entries: SubledgerEntry[] = [];
  const { vendor, member, transaction, kind, details } = command;
  if (kind === 'bet' || kind === 'betWin') {
    entries.push(sessionEntry(command, vendor === HOUSE_VENDOR, limit !== null));
  }
  if (limit) entries.push(limit);
  if (details !== undefined) {
    const round = roundId(vendor, roundOf(command) ?? '');
    entries.push(messageRows.entry({ member, vendor, round, transaction, kind, details }));
  }
  if (isFreeWin(command) || command.kind === 'betWin') entries.push(...awardOf(command));
  if (command.kind === 'rollback' && mayUndoWin(command)) entries.push(cancelEntry(command));
  if (command.subledger) entries.push(...command.subledger);
  return entries;
}

/** If a bet and its win share one id, a rollback means the bet unless it says more (§6). */
const mayUndoWin = ({ idScope, targetCommand }: RollbackCommand) =>
  idScope === undefined || targetCommand === 'win' || targetCommand === 'betWin';

/** The part of an item that all commands share. */
function baseOf(
  command: MoneyCommand,
  book: Book,
  at: Date,
  refuse: LedgerItem['refuse'],
  limit: SubledgerEntry | null,
) {
  const { vendor, member, transaction, kind } = command;
  const round = roundOf(command);
  return {
    member,
    book: book.book,
    key: messageKey(command, transaction, kind),
    input: inputOf(command),
    kind: kind as string,
    cause:
      round === undefined
        ? { kind: kind as string, id: transaction }
        : { kind: 'round', id: roundId(vendor, round) },
    actor: vendor,
    at,
    refuse,
    subledger: entriesOf(command, limit),
  };
}
type Base = ReturnType<typeof baseOf>;

const noteOf = ({ vendor, round, game }: { vendor: string; round: string; game?: string }) => ({
  vendor,
  ref: round,
  game: game ?? '',
});
const tableOf = ({ vendor, game }: { vendor: string; game: string }) => house('GAME', vendor, game);

/**
 * Turns a command into a ledger item (postings: docs/domain/ledger.md §3). Where a bet passes, what
 * is spread stands last in the object, which is faster (docs/performance.md).
 */
export function itemOf(
  command: MoneyCommand,
  book: Book,
  at: Date,
  refuse: LedgerItem['refuse'],
  limit: SubledgerEntry | null = null,
): LedgerItem {
  const base = baseOf(command, book, at, refuse, limit);
  switch (command.kind) {
    case 'bet':
      return command.category === 'buyIn' ? buyInItem(base, command) : betItem(base, command);
    case 'win':
      return winItem(base, command);
    case 'betWin': {
      const { bet, validBet } = command;
      const win = paidBy(command);
      const table = tableOf(command);
      const legs = [
        { from: cash, to: table, amount: bet },
        { from: table, to: cash, amount: win },
      ];
      const fresh = command.freshRound;
      const round = { fresh, bet, win, final: true, validBet, ...noteOf(command) };
      return { maxWaitMs: BET_WAIT_MS, does: 'post', legs, round, ...base };
    }
    case 'rollback':
      return rollbackItem(base, command);
    case 'adjust':
      return adjustItem(base, command);
    case 'promoWin':
      return promoItem(base, command);
    case 'roundClose':
      return closeItem(base, command);
  }
}

function betItem(base: Base, command: Extract<MoneyCommand, { kind: 'bet' }>): LedgerItem {
  const { amount } = command;
  const legs = [{ from: cash, to: tableOf(command), amount }];
  const round = { fresh: command.freshRound, bet: amount, ...noteOf(command) };
  return { maxWaitMs: BET_WAIT_MS, does: 'post', legs, round, ...base };
}

function buyInItem(base: Base, command: BetCommand): LedgerItem {
  const { amount } = command;
  const against = tableOf(command);
  // Refuse a buy-in of 0: later messages could not tell it from a bet.
  const refuse = amount > 0n ? base.refuse : { early: 'MALFORMED' };
  return {
    ...base,
    refuse,
    kind: 'buyIn',
    maxWaitMs: BET_WAIT_MS,
    does: 'post',
    legs: [{ from: cash, to: against, amount }],
    buyIn: { as: 'open', against, amount },
    round: noteOf(command),
  };
}

/** A free round's win becomes an award, not cash. */
export const isFreeWin = (command: MoneyCommand): command is WinCommand =>
  command.kind === 'win' && (command.freeRound !== undefined || command.winKind === 'freeRound');

/** What a betWin's win pays in cash: nothing for a free round. */
export const paidBy = ({ freeRound, win }: BetWinCommand): Money =>
  freeRound === undefined ? win : 0n;

/** The part of the win that becomes an award. */
function awardOf(command: WinCommand | BetWinCommand): SubledgerEntry[] {
  const amount = command.kind === 'win' ? command.amount : command.win - paidBy(command);
  return amount > 0n ? [awardEntry({ ...command, amount })] : [];
}

function winItem(base: Base, command: WinCommand): LedgerItem {
  const { amount, final, validBet, bet, won } = command;
  const note = { ...noteOf(command), final, validBet };
  // The win becomes cash when the award is claimed, and is booked to promotions then.
  if (isFreeWin(command)) return { ...base, does: 'post', legs: [], round: note };
  const legs = [{ from: tableOf(command), to: cash, amount }];
  const item: LedgerItem = { ...base, does: 'post', legs, round: { ...note, win: amount } };
  if (!final || bet === undefined) return item;
  return { ...item, buyIn: { as: 'leave', of: messageKey(command, bet), amount, won } };
}

function rollbackItem(base: Base, command: RollbackCommand): LedgerItem {
  const { target, targetCommand, vendor, member, currency, round } = command;
  const nothing = { vendor, member, currency, round, transaction: target, game: '' };
  const emptyBets = [
    inputOf({ ...nothing, kind: 'bet', amount: 0n }),
    inputOf({ ...nothing, kind: 'betWin', bet: 0n, win: 0n }),
  ];
  return {
    ...base,
    does: 'reverse',
    emptyBets,
    target: messageKey(command, target, targetCommand),
    round: noteOf(command),
  };
}

/** Adds the amount to cash, or takes it. What cash cannot cover becomes debt. */
const signedLegs = (table: HouseRef, amount: bigint): Leg[] =>
  amount > 0n
    ? [{ from: table, to: cash, amount }]
    : [{ from: cash, to: table, amount: -amount, clawback: true }];

function adjustItem(base: Base, command: AdjustCommand): LedgerItem {
  const { amount, round, target, vendor, game, won } = command;
  const note = round === undefined ? undefined : { ...noteOf({ vendor, round, game }) };
  const item: LedgerItem = {
    ...base,
    does: 'post',
    legs: signedLegs(tableOf(command), amount),
    round: note && { ...note, adjust: amount },
  };
  if (target === undefined) return item;
  return { ...item, buyIn: { as: 'tick', of: messageKey(command, target), amount, vendor, won } };
}

function promoItem(base: Base, command: PromoWinCommand): LedgerItem {
  const { vendor, promotion, amount } = command;
  const legs = [{ from: house('PROMO', vendor, promotion), to: cash, amount }];
  return { ...base, cause: { kind: 'promotion', id: promotion }, does: 'post', legs };
}

function closeItem(base: Base, command: RoundCloseCommand): LedgerItem {
  const { bets, wins, refunds, validBet } = command;
  const round = { ...noteOf(command), validBet, close: { bets, wins, refunds } };
  return { ...base, does: 'post', legs: [], round };
}
