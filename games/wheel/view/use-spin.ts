import { useClimb } from '../../stage/view/one-step/use-climb.ts';
import type { RoundClient } from '../../stage/view/round-client.ts';
import type { RoundState } from '../../stage/view/round-state.ts';
import type { WheelOutcome } from '../card.ts';
import { snapped, stopOf, turningAt } from './turning.ts';

/** A member's own spin, and one of autoplay. */
const OWN = { turns: 3, ms: 2_600 };
const AUTO = { turns: 1, ms: 1_100 };
const READ_MS = 160;

function wayOf(outcome: WheelOutcome, last: number | null, auto: boolean) {
  const { turns, ms } = auto ? AUTO : OWN;
  const from = snapped(last ?? 0, outcome.segments);
  const to = stopOf(from, outcome, turns);
  return { to, ms, place: (part: number) => turningAt(from, to, outcome.segments, part) };
}

/** How far the wheel has turned, in hundredths of a degree, while it spins to the segment. */
export const useSpin = (state: RoundState, rounds: RoundClient) =>
  useClimb<WheelOutcome>(state, rounds, { wayOf, readMs: READ_MS });
