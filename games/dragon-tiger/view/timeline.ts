import { partOf } from '../../playing-cards/view/card-motion.ts';

/** Where a card stands in its flight and its turn, 0 … 1 each. */
export interface CardState {
  flown: number;
  turned: number;
}

/** The reveal in seconds: both cards fly, the dragon's is turned, the tiger's is squeezed. */
const SECONDS = 6;
const FLIGHT = 0.5;

/** The table at a part of the reveal. */
export function momentOf(part: number) {
  const now = part >= 1 ? Infinity : part * SECONDS;
  const card = (flies: number, turns: number, turnsFor: number): CardState => ({
    flown: partOf(now, flies, flies + FLIGHT),
    turned: partOf(now, turns, turns + turnsFor),
  });
  return {
    dragon: card(0.15, 1.5, 0.7),
    tiger: card(0.65, 2.6, 1.7),
    /** The hand is over: the winner's side is lit. */
    over: now >= 4.6,
  };
}
