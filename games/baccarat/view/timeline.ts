import { partOf } from '../../playing-cards/view/card-motion.ts';
import { pointsOf, type BaccaratHand } from '../deal.ts';

/** Where a card stands in its flight and its turn, 0 … 1 each. */
export interface CardState {
  card: number;
  flown: number;
  turned: number;
}

export interface Moment {
  player: readonly CardState[];
  banker: readonly CardState[];
  /** What the turned cards of a side count; null before the first. */
  playerPoints: number | null;
  bankerPoints: number | null;
  /** The hand is over: the winner's side is lit. */
  over: boolean;
}

/** One step of the show, in seconds of a show of the longest kind. */
interface Step {
  side: 'player' | 'banker';
  at: number;
  flies: number;
  turns: number;
  turnsFor: number;
}

const FLIGHT = 0.55;
const FIRST: readonly Step[] = [
  { side: 'player', at: 0, flies: 0.2, turns: 2.9, turnsFor: 0.6 },
  { side: 'banker', at: 0, flies: 0.75, turns: 3.8, turnsFor: 0.6 },
  { side: 'player', at: 1, flies: 1.3, turns: 4.7, turnsFor: 0.8 },
  { side: 'banker', at: 1, flies: 1.85, turns: 5.8, turnsFor: 0.8 },
];
/** The first card's third, and how long after it the banker's comes. */
const THIRD: Omit<Step, 'side'> = { at: 2, flies: 7.4, turns: 8.1, turnsFor: 1.8 };
const NEXT = 2.7;
const REST = 0.3;
/** The whole reveal in seconds, and how far a hand of four cards is drawn out in it. */
const SECONDS = 14;
const SLOWER = 1.5;

function stepsOf({ player, banker }: BaccaratHand): readonly Step[] {
  const steps = [...FIRST];
  if (player.length === 3) steps.push({ ...THIRD, side: 'player' });
  const later = player.length === 3 ? NEXT : 0;
  const { flies, turns } = THIRD;
  if (banker.length === 3)
    steps.push({ ...THIRD, side: 'banker', flies: flies + later, turns: turns + later });
  return steps;
}

/** The table at a part of the reveal: the cards fly and are turned one after another. */
export function momentOf(hand: BaccaratHand, part: number): Moment {
  const steps = stepsOf(hand);
  const now = part >= 1 ? Infinity : (part * SECONDS) / (steps.length === 4 ? SLOWER : 1);
  const of = (side: 'player' | 'banker') =>
    steps
      .filter((step) => step.side === side)
      .map(({ at, flies, turns, turnsFor }) => ({
        card: hand[side][at] ?? 0,
        flown: partOf(now, flies, flies + FLIGHT),
        turned: partOf(now, turns, turns + turnsFor),
      }));
  const player = of('player');
  const banker = of('banker');
  const end = steps.reduce((most, { turns, turnsFor }) => Math.max(most, turns + turnsFor), 0);
  return {
    player,
    banker,
    playerPoints: shown(player),
    bankerPoints: shown(banker),
    over: now >= end + REST,
  };
}

/** A card counts once its face is to be seen. */
function shown(cards: readonly CardState[]): number | null {
  const seen = cards.filter(({ turned }) => turned > 0.9).map(({ card }) => card);
  return seen.length === 0 ? null : pointsOf(seen);
}
