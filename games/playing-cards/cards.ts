/** A card is rank · 4 + suit, 0 … 51; ranks from the ace (docs/domain/fairness.md §9, V10). */
export const CARDS = 52;
export const RANKS = 13;
export const SUITS = ['spade', 'heart', 'diamond', 'club'] as const;
export type Suit = (typeof SUITS)[number];

/** 0 (ace) … 12 (king). */
export const rankOf = (card: number) => card >> 2;

export const suitOf = (card: number): Suit => SUITS[card & 3] ?? 'spade';

export const isRed = (card: number) => suitOf(card) === 'heart' || suitOf(card) === 'diamond';

/** Ace 1, then the number, and 10 for ten, jack, queen and king. */
export const countOf = (card: number) => Math.min(rankOf(card) + 1, 10);
