import { easeOut } from '../../stage/view/animator.ts';
import { useClimb } from '../../stage/view/one-step/use-climb.ts';
import type { RoundClient } from '../../stage/view/round-client.ts';
import type { RoundState } from '../../stage/view/round-state.ts';
import type { DiceOutcome } from '../card.ts';

const GLIDE_MS = 460;
const READ_MS = 140;
/** Where the star begins. */
const MIDDLE = 5_000;

const wayOf = ({ roll }: DiceOutcome, from: number | null) => {
  const begun = from ?? MIDDLE;
  return {
    to: roll,
    ms: GLIDE_MS,
    place: (part: number) => begun + (roll - begun) * easeOut(part),
  };
};

/** The star's place, 0 … 9,999, while it glides from the last roll to the new one. */
export const useRoll = (state: RoundState, rounds: RoundClient) =>
  useClimb<DiceOutcome>(state, rounds, { wayOf, readMs: READ_MS });
