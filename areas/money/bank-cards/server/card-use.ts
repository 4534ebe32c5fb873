import { defineProvision } from '@palaro/server';

/** Whether an open payout still goes to the card (docs/domain/accounts.md §7). */
export const cardInUse = defineProvision<(cardId: string) => Promise<boolean>>('cards.in-use');
