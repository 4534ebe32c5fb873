import type { RowOf } from '@palaro/client';
import type { bankCardsConsoleApi } from '../console.api.ts';

/** A card that waits for an operator. */
export type WaitingCard = RowOf<typeof bankCardsConsoleApi.cardsToReview>;
