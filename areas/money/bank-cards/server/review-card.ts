import type { MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { listCards, lockOwnCards, makeDefault, markForReview } from './bank-cards.repository.ts';

/** Sends a card to an operator because a bank refused it for good; another one becomes the main. */
export async function reviewCard(app: App, member: MemberId, id: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await lockOwnCards(tx, member);
    const cards = await listCards(tx, member);
    if (!cards.some((card) => card.id === id && card.state === 'active')) return;
    await markForReview(tx, [id], app.clock.now());
    const left = cards.filter((card) => card.id !== id && card.state === 'active');
    const [next] = left;
    if (next && !left.some(({ is_default }) => is_default)) await makeDefault(tx, member, next.id);
  });
}
