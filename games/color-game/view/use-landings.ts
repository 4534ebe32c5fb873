import { useEffect } from 'react';
import { sound } from '../../stage/view/sound.ts';
import { partOf } from './tumbling.ts';

/** A knock for each of the first two dice that comes to rest; the last one rings the result. */
export function useLandings(part: number) {
  const landed = [0, 1].filter((die) => partOf(die, part) === 1).length;
  useEffect(() => {
    if (landed > 0 && part < 1) sound.drum(landed);
  }, [landed, part]);
}
