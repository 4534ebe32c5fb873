import type { MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { bookOf } from './books.ts';
import { messageKey } from './command-items.ts';
import { HOUSE_VENDOR } from './commands.ts';
import { ledgerOf } from './wallet.service.ts';

/**
 * Settles the fate of an in-house transaction whose answer was lost (docs/decisions/075): `stands`
 * if it was committed; else it is barred in the commit of this call, under the same key, and is
 * refused however late it arrives. Nothing moves, and a repeat gets the same answer.
 */
export async function barTransaction(app: App, member: MemberId, transaction: string) {
  const book = await bookOf(app, member);
  if (!book) throw new Error(`member ${member} has no wallet`);
  const key = messageKey({ vendor: HOUSE_VENDOR }, transaction);
  const [answer] = await ledgerOf(app).commit([
    {
      does: 'bar',
      member,
      book: book.book,
      key,
      input: `tombstone/${key}`,
      kind: 'bar',
      cause: { kind: 'bar', id: transaction },
      actor: HOUSE_VENDOR,
      at: app.clock.now(),
    },
  ]);
  if (answer?.code === 'try_again') throw refuse('try_again');
  if (!answer?.balances) throw new Error(`a transaction was not barred: ${answer?.code}`);
  const { cash, version } = answer.balances;
  return { stands: answer.is === 'repeated', balance: cash, version: Number(version) };
}
