import type { PlinkoOutcome } from '../card.ts';
import { STEP } from './geometry.ts';

/** A marble on its way; the round's reference tells it from others. */
export interface Marble {
  roundRef: string;
  outcome: PlinkoOutcome;
  /** When its first frame was drawn, in milliseconds of the page; null before. */
  begun: number | null;
  /** How far it has come, in thousandths of a row. */
  at: number;
  /** 0 if it is in its bin at once. */
  msPerRow: number;
}

/** The whole way of a marble: a step to each row, and one into its bin. */
export const wayOf = ({ bits }: PlinkoOutcome) => (bits.length + 1) * STEP;

/** The list with one more marble, the latest last; one that falls already falls once. */
export const withMarble = (
  list: readonly Marble[],
  { roundRef, outcome, msPerRow }: Pick<Marble, 'roundRef' | 'outcome' | 'msPerRow'>,
): readonly Marble[] =>
  list.some((one) => one.roundRef === roundRef)
    ? list
    : [...list, { roundRef, outcome, msPerRow, begun: null, at: 0 }];

/**
 * All marbles a frame later. At most one lands in a frame, the one that was dropped first, so that
 * each result is told by itself and in the order of the bets, also after the page was hidden.
 */
export function moved(
  list: readonly Marble[],
  now: number,
): { list: readonly Marble[]; landed: Marble | null } {
  const all = list.map((marble): Marble => {
    const begun = marble.begun ?? now;
    const way = wayOf(marble.outcome);
    const at = marble.msPerRow > 0 ? ((now - begun) * STEP) / marble.msPerRow : way;
    return { ...marble, begun, at: Math.round(Math.min(way, at)) };
  });
  const [first, ...rest] = all;
  const isDown = first !== undefined && first.at >= wayOf(first.outcome);
  return isDown ? { list: rest, landed: first } : { list: all, landed: null };
}

/** How many nails these marbles have met so far. */
export const nailsMet = (list: readonly Marble[]) =>
  list.reduce((met, { at }) => met + Math.floor(at / STEP), 0);
