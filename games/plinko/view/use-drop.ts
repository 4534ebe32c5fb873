import { useEffect } from 'react';
import { useClimb } from '../../stage/view/one-step/use-climb.ts';
import type { RoundClient } from '../../stage/view/round-client.ts';
import type { RoundState } from '../../stage/view/round-state.ts';
import { sound } from '../../stage/view/sound.ts';
import type { PlinkoOutcome } from '../card.ts';
import { STEP } from './geometry.ts';

const MS_PER_ROW = 84;
const READ_MS = 160;

const wayOf = ({ bits }: PlinkoOutcome) => {
  const to = (bits.length + 1) * STEP;
  return { to, ms: (bits.length + 1) * MS_PER_ROW, place: (part: number) => part * to };
};

/** How far the marble has come on its way, in thousandths of a row; every nail ticks. */
export function useDrop(state: RoundState, rounds: RoundClient) {
  const drop = useClimb<PlinkoOutcome>(state, rounds, { wayOf, readMs: READ_MS });
  const met = drop.resting || drop.at === null ? 0 : Math.floor(drop.at / STEP);
  useEffect(() => {
    if (met > 0) sound.tick();
  }, [met]);
  return drop;
}
