import { cash, house, roundId, type LedgerItem, type OwnEntry } from '@palaro/ledger';
import type { Book } from './books.ts';
import { HOUSE_VENDOR, type MoneyCommand } from './commands.ts';
import { messageRows, sessionRow, sessionRows } from './own-rows.ts';

/** A bet that waited longer in the queue is dropped unsent and answered TRY_AGAIN (§8). */
const BET_WAIT_MS = 2_000;

const keyOf = (vendor: string, transaction: string) => `${vendor}/${transaction}`;

/** What must be the same when an id comes again: not session, game, times or details (§6). */
function inputOf(command: MoneyCommand): string {
  const { kind, member, currency, round } = command;
  const what =
    kind === 'betWin'
      ? `${command.bet} ${command.win}`
      : kind === 'rollback'
        ? command.target
        : `${command.amount}`;
  return [kind, member, currency, round, what].join('\n');
}

/** Rows that commit with the message: its details, a bet's session and what the caller brings. */
function ownOf(command: MoneyCommand): OwnEntry[] {
  const own: OwnEntry[] = [];
  const { vendor, member, transaction, kind, details } = command;
  if (kind === 'bet' || kind === 'betWin') {
    own.push({ name: sessionRows.name, row: sessionRow(command, vendor === HOUSE_VENDOR) });
  }
  if (details !== undefined) {
    const round = roundId(vendor, command.round);
    const row = { member, vendor, round, transaction, kind, details: details as never };
    own.push({ name: messageRows.name, row });
  }
  if ('own' in command && command.own) own.push(...command.own);
  return own;
}

/** A command as the ledger's item (postings: ledger.md §3). */
export function itemOf(
  command: MoneyCommand,
  book: Book,
  at: Date,
  refuse: LedgerItem['refuse'],
): LedgerItem {
  const { vendor, member, transaction, kind } = command;
  const base = {
    member,
    book: book.book,
    key: keyOf(vendor, transaction),
    input: inputOf(command),
    kind,
    cause: { kind: 'round', id: roundId(vendor, command.round) },
    actor: vendor,
    at,
    refuse,
    own: ownOf(command),
  };
  const note = { vendor, ref: command.round, game: command.game ?? '' };
  const table = house('GAME', vendor, command.game ?? '');
  const waits = { maxWaitMs: BET_WAIT_MS };
  switch (command.kind) {
    case 'bet': {
      const { amount } = command;
      const legs = [{ from: cash, to: table, amount }];
      return { ...base, ...waits, does: 'post', legs, round: { ...note, bet: amount } };
    }
    case 'win': {
      const { amount, final, validBet } = command;
      const legs = [{ from: table, to: cash, amount }];
      return { ...base, does: 'post', legs, round: { ...note, win: amount, final, validBet } };
    }
    case 'betWin': {
      const { bet, win, validBet } = command;
      const legs = [
        { from: cash, to: table, amount: bet },
        { from: table, to: cash, amount: win },
      ];
      const round = { ...note, bet, win, final: true, validBet };
      return { ...base, ...waits, does: 'post', legs, round };
    }
    case 'rollback':
      return { ...base, does: 'reverse', target: keyOf(vendor, command.target), round: note };
  }
}
