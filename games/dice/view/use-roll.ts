import { useCalm } from '@palaro/ui';
import { useEffect, useRef, useState } from 'react';
import { createAnimator, easeOut } from '../../stage/view/animator.ts';
import type { RoundClient } from '../../stage/view/round-client.ts';
import type { Round, RoundState } from '../../stage/view/round-state.ts';
import { ringResult } from '../../stage/view/one-step/ring-result.ts';
import { sound } from '../../stage/view/sound.ts';
import type { DiceOutcome } from '../card.ts';

const GLIDE_MS = 460;
const READ_MS = 140;

export interface Roll {
  /** The star's place: 0 … 9,999, or null before the first roll. */
  at: number | null;
  resting: boolean;
}

/** The star's place while it glides from the last roll to the new one, and whether it rests. */
export function useRoll({ phase }: RoundState, rounds: RoundClient): Roll {
  const [at, setAt] = useState<number | null>(null);
  const [resting, setResting] = useState(true);
  const from = useRef(5_000);
  const calm = useCalm();
  const round = phase.at === 'revealing' ? (phase.round as Round<DiceOutcome>) : null;
  const placing = phase.at === 'placing';

  useEffect(() => {
    if (placing) sound.tick();
  }, [placing]);

  useEffect(() => {
    if (!round) return undefined;
    const { roll } = round.outcome;
    const begun = from.current;
    const animator = createAnimator(() => undefined);
    setResting(false);
    void animator
      .tween(calm ? 0 : GLIDE_MS, (t) => setAt(Math.round(begun + (roll - begun) * easeOut(t))))
      .then(() => {
        from.current = roll;
        setResting(true);
        ringResult(round);
        return animator.pause(READ_MS);
      })
      .then(() => rounds.shown());
    return () => animator.destroy();
  }, [round, rounds, calm]);
  return { at, resting };
}
