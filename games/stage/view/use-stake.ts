import { useState } from 'react';
import { firstStake, type Stakes } from './stake-ladder.ts';

/**
 * The chosen stake. When the offered stakes change while the game is open, one that is not offered
 * any more gives way to the greatest below it, or to the least.
 */
export function useStake(stakes: Stakes) {
  const [chosen, setStake] = useState(() => firstStake(stakes));
  return [stakes.greatest(chosen), setStake] as const;
}
