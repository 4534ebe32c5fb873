import type { LedgerAnswer, PostItem } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { bookOf } from './books.ts';
import { ledgerOf } from './wallet.service.ts';

/**
 * Commits one movement of a member's money in his book, now. Rejects only where the outcome is
 * unknown or the member has no wallet; a refusal is an answer.
 */
export async function commitItem(
  app: App,
  item: Omit<PostItem, 'does' | 'book' | 'at'>,
): Promise<LedgerAnswer> {
  const book = await bookOf(app, item.member);
  if (!book) throw new Error(`member ${item.member} has no wallet`);
  const [answer] = await ledgerOf(app).commit([
    { ...item, does: 'post', book: book.book, at: app.clock.now() },
  ]);
  if (!answer) throw new Error('an item got no answer');
  return answer;
}
