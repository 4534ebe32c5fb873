import { easeOut } from '../../stage/view/animator.ts';
import { useClimb } from '../../stage/view/one-step/use-climb.ts';
import type { RoundClient } from '../../stage/view/round-client.ts';
import type { RoundState } from '../../stage/view/round-state.ts';
import type { LimboOutcome } from '../card.ts';

/** A flight to 10× takes as much longer as one to 100× after it. */
const LEAST_MS = 380;
const MS_PER_TENFOLD = 220;
const MOST_MS = 1_300;
const READ_MS = 160;

/** Even steps of the logarithm: each doubling takes as long as the one before. */
const wayOf = ({ resultHundredths: to }: LimboOutcome) => ({
  to,
  ms: Math.min(MOST_MS, LEAST_MS + MS_PER_TENFOLD * Math.log10(to / 100)),
  place: (part: number) => 100 * (to / 100) ** easeOut(part),
});

/** How high the kite is, in hundredths of the stake, while it climbs to the result. */
export const useFlight = (state: RoundState, rounds: RoundClient) =>
  useClimb<LimboOutcome>(state, rounds, { wayOf, readMs: READ_MS });
