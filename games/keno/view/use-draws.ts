import { useEffect } from 'react';
import { useClimb } from '../../stage/view/one-step/use-climb.ts';
import type { RoundClient } from '../../stage/view/round-client.ts';
import type { RoundState } from '../../stage/view/round-state.ts';
import { sound } from '../../stage/view/sound.ts';
import type { KenoOutcome } from '../card.ts';
import { DRAWN } from '../tables.ts';

const MS_PER_NUMBER = 150;
const READ_MS = 160;
const way = {
  to: DRAWN,
  ms: (DRAWN + 1) * MS_PER_NUMBER,
  place: (part: number) => Math.min(DRAWN, Math.floor(part * (DRAWN + 1))),
};
const wayOf = () => way;

/** How many of the ten numbers are shown; each ticks, and a hit drums. */
export function useDraws(state: RoundState, rounds: RoundClient) {
  const draws = useClimb<KenoOutcome>(state, rounds, { wayOf, readMs: READ_MS });
  const { at, outcome, resting } = draws;
  const newest = resting || !at ? undefined : outcome?.drawn[at - 1];
  const hit = newest !== undefined && outcome?.hits.includes(newest);
  useEffect(() => {
    if (newest === undefined) return;
    if (hit) sound.drum(4);
    else sound.tick();
  }, [newest, hit]);
  return draws;
}
