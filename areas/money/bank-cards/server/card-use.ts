import { defineProvision, provide } from '@palaro/server';

/** Whether an open payout still goes to the card (docs/domain/accounts.md §7). */
export const cardInUse = defineProvision<(cardId: string) => Promise<boolean>>('cards.in-use');

/**
 * No area sends money to cards yet, so no open payout uses one. The first area that does provides
 * `cards.in-use` itself. The server then refuses to start until this is deleted.
 */
export const noPayouts = provide(cardInUse, () => () => Promise.resolve(false));
