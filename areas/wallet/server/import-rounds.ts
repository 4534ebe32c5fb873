import type { LedgerItem } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { booksOf } from './books.ts';
import { itemOf } from './command-items.ts';
import type { MoneyCommand } from './commands.ts';
import { settledRound } from './tell-after-commit.ts';
import { ledgerOf } from './wallet.service.ts';

/** A command of the past: it is posted as of `occurredAt`. */
export type PastCommand = MoneyCommand & { occurredAt: Date };

/**
 * Brings in rounds that were played before, for instance demo history: same keys, same postings,
 * same events, but no session is asked for and nobody is told a new balance. Throws at the first
 * command that is refused.
 */
export async function importRounds(app: App, commands: readonly PastCommand[]): Promise<void> {
  const books = await booksOf(
    app,
    commands.map((command) => command.member),
  );
  const items = commands.map((command): LedgerItem => {
    const book = books.get(command.member);
    if (!book) throw new Error(`no wallet: member ${command.member}`);
    return itemOf(command, book, command.occurredAt, { refuse: undefined, checked: false });
  });
  const answers = await ledgerOf(app).commit(items);
  answers.forEach((answer, i) => {
    const item = items[i];
    const book = item && books.get(item.member);
    if (!item || !book) return;
    if (answer.is === 'refused') throw new Error(`refused: ${item.key} ${answer.code}`);
    const settled = settledRound(item.member, book, answer);
    if (settled) app.bus.emit('round.settled', settled);
  });
}
