import { useClimb } from '../../stage/view/one-step/use-climb.ts';
import type { RoundClient } from '../../stage/view/round-client.ts';
import type { RoundState } from '../../stage/view/round-state.ts';
import type { ColorGameOutcome } from '../card.ts';

/** The end of a throw; `at` runs from 0 to here. */
export const THROWN = 1_000;
const OWN_MS = 1_500;
const AUTO_MS = 800;
const READ_MS = 220;

const wayOf = (_outcome: ColorGameOutcome, _from: number | null, auto: boolean) => ({
  to: THROWN,
  ms: auto ? AUTO_MS : OWN_MS,
  place: (part: number) => part * THROWN,
});

/** How far the dice have tumbled. */
export const useThrow = (state: RoundState, rounds: RoundClient) =>
  useClimb<ColorGameOutcome>(state, rounds, { wayOf, readMs: READ_MS });
