import type { FairDraw } from '@palaro/fairness';
import { CARDS, countOf } from './cards.ts';

/** Eight decks, dealt from the first hand to the cut card (docs/domain/games.md §5, shoe rule). */
export const DECKS = 8;
/** The hand in which this card or a later one is dealt is the shoe's last; counted from 0. */
export const CUT_CARD = 403;
const FULL = Array.from({ length: DECKS * CARDS }, (_, card) => card);

/** The shoe rule as a table's config publishes it. */
export const SHOE_CONFIG = {
  decks: DECKS,
  draw: ['shuffle([0..415]); a card is its number modulo 52'],
  burn: 'card 0 is shown, then as many cards as it counts are skipped',
  cutCard: CUT_CARD,
};

/** Where in the shoe a hand was dealt. */
export interface ShoePlace {
  /** From 1. */
  hand: number;
  /** The card shown before the first hand. */
  burn: number;
  /** The cut card came out in this hand, so the shoe ends with it. */
  last: boolean;
}

/**
 * Deals a hand of a shoe: every hand before it is dealt too, so the answer depends on nothing but
 * the draw. Throws `RangeError` for a hand that the shoe does not have.
 */
export function dealFromShoe<Hand>(
  draw: FairDraw,
  hand: number,
  deal: (next: () => number) => Hand,
): Hand & ShoePlace {
  const cards = draw.shuffle(FULL).map((card) => card % CARDS);
  const [burn = 0] = cards;
  let at = 1 + countOf(burn);
  const next = () => cards[at++] ?? 0;
  for (let dealt = 1; dealt <= hand; dealt++) {
    const one = deal(next);
    const last = at > CUT_CARD;
    if (dealt === hand) return { ...one, hand, burn, last };
    if (last) break;
  }
  throw new RangeError(`the shoe has no hand ${hand}`);
}
