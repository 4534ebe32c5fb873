import { useCalm } from '@palaro/ui';
import { useEffect, useState } from 'react';
import { createAnimator, easeOut } from '../../stage/view/animator.ts';
import { ringResult } from '../../stage/view/one-step/ring-result.ts';
import type { RoundClient } from '../../stage/view/round-client.ts';
import type { Round, RoundState } from '../../stage/view/round-state.ts';
import { sound } from '../../stage/view/sound.ts';
import type { LimboOutcome } from '../card.ts';

/** A flight to 10× takes as much longer as one to 100× after it. */
const LEAST_MS = 380;
const MS_PER_TENFOLD = 220;
const MOST_MS = 1_300;
const READ_MS = 160;

export interface Flight {
  /** How high the kite is, in hundredths of the stake; null before the first round. */
  at: number | null;
  resting: boolean;
}

const flightMs = (hundredths: number) =>
  Math.min(MOST_MS, LEAST_MS + MS_PER_TENFOLD * Math.log10(hundredths / 100));

/** The kite's height while it climbs to the result, and whether it rests there. */
export function useFlight({ phase }: RoundState, rounds: RoundClient): Flight {
  const [at, setAt] = useState<number | null>(null);
  const [resting, setResting] = useState(true);
  const calm = useCalm();
  const round = phase.at === 'revealing' ? (phase.round as Round<LimboOutcome>) : null;
  const placing = phase.at === 'placing';

  useEffect(() => {
    if (placing) sound.tick();
  }, [placing]);

  useEffect(() => {
    if (!round) return undefined;
    const { resultHundredths: result } = round.outcome;
    const animator = createAnimator(() => undefined);
    setResting(false);
    // Even steps of the logarithm: each doubling takes as long as the one before.
    const climb = (part: number) => Math.round(100 * (result / 100) ** part);
    void animator
      .tween(calm ? 0 : flightMs(result), (t) => setAt(t >= 1 ? result : climb(easeOut(t))))
      .then(() => {
        setResting(true);
        ringResult(round);
        return animator.pause(READ_MS);
      })
      .then(() => rounds.shown());
    return () => animator.destroy();
  }, [round, rounds, calm]);
  return { at, resting };
}
