import { Money } from '@palaro/kernel';
import { useMemo, useState } from 'react';
import { firstStake, rangeStakes, type Stakes } from './stake-ladder.ts';
import type { GameHelp } from './view-contract.ts';

/**
 * The chosen stake. When the offered stakes change while the game is open, one that is not offered
 * any more gives way to the greatest below it, or to the least.
 */
export function useStake(stakes: Stakes) {
  const [chosen, setStake] = useState(() => firstStake(stakes));
  return [stakes.greatest(chosen), setStake] as const;
}

/** The stakes of a game with whole steps, or those up to what the choice allows. */
export function useRangeStakes(
  { minStake, maxStake, step }: GameHelp,
  ownStep: string,
  most = maxStake,
) {
  const max = Money.of(most) < Money.of(maxStake) ? most : maxStake;
  return useMemo(() => rangeStakes(minStake, max, step ?? ownStep), [minStake, max, step, ownStep]);
}
