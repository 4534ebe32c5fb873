import { useEffect, useState } from 'react';
import type { SharedViewProps } from '../../stage/view/view-contract.ts';
import { hundredthsAt } from '../curve.ts';

type Flight = Pick<SharedViewProps, 'round' | 'siteNow'>;

/** Where the wave broke, in hundredths; null before that is known. */
export function crashOf({ result }: { result: unknown }): number | null {
  const crash = (result as { crash?: unknown } | null)?.crash;
  return typeof crash === 'number' ? crash : null;
}

/** The multiplier at this moment, in hundredths; that of the crash once it is known. */
export function multiplierNow({ round, siteNow }: Flight): number {
  const crash = crashOf(round);
  if (crash !== null) return crash;
  if (round.phase !== 'REVEAL') return 100;
  return hundredthsAt(siteNow() - Date.parse(round.startedAt));
}

/** `multiplierNow`, followed frame by frame while the boat is on its way. */
export function useRising(flight: Flight): number {
  const { round, siteNow } = flight;
  const [at, setAt] = useState(() => multiplierNow(flight));
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      setAt(multiplierNow({ round, siteNow }));
      if (round.phase === 'REVEAL' && crashOf(round) === null) {
        frame = requestAnimationFrame(follow);
      }
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [round, siteNow]);
  return at;
}
