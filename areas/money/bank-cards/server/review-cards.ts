import type { MemberId } from '@palaro/kernel';
import { foldName } from '@palaro/rules';
import type { App } from '@palaro/server';
import {
  holdPayeeName,
  listCards,
  lockOwnCards,
  makeDefault,
  markForReview,
} from './bank-cards.repository.ts';

/**
 * Sends cards to an operator that are not in the payee's name, once a document has proven that
 * name: money goes only to the person whom the document names (docs/domain/accounts.md §1, §7). The
 * oldest remaining card becomes the default.
 */
export async function reviewForeignCards(app: App, member: MemberId): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await lockOwnCards(tx, member);
    const payee = foldName((await holdPayeeName(tx, member)) ?? '');
    const active = (await listCards(tx, member)).filter(({ state }) => state === 'active');
    const own = active.filter(({ holder }) => foldName(holder) === payee);
    const foreign = active.filter((card) => !own.includes(card));
    if (foreign.length === 0) return;
    await markForReview(
      tx,
      foreign.map(({ id }) => id),
      app.clock.now(),
    );
    const [oldest] = own;
    if (oldest && !own.some(({ is_default }) => is_default)) {
      await makeDefault(tx, member, oldest.id);
    }
  });
}
