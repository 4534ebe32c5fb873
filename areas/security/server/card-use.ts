import { defineService, type App } from '@palaro/server';

/** Whether something open still goes to the card. */
type InUse = (cardId: string) => Promise<boolean>;

const uses = defineService('security.card-uses', () => [] as InUse[]);

/** Has an area that sends money to cards say which of them it still needs (accounts.md §7). */
export const registerCardUse = (app: App, isInUse: InUse): void => void uses(app).push(isInUse);

export async function isCardInUse(app: App, cardId: string): Promise<boolean> {
  for (const isInUse of uses(app)) if (await isInUse(cardId)) return true;
  return false;
}
