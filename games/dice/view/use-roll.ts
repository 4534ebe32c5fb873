import { useCalm } from '@palaro/ui';
import { useEffect, useRef, useState } from 'react';
import { createAnimator, easeOut } from '../../stage/view/animator.ts';
import { multipleOf, winKind } from '../../stage/view/money-text.ts';
import type { RoundClient } from '../../stage/view/round-client.ts';
import type { Round, RoundState } from '../../stage/view/round-state.ts';
import { buzz, sound } from '../../stage/view/sound.ts';
import type { DiceOutcome } from '../card.ts';

const GLIDE_MS = 460;
const READ_MS = 140;

/** The star's place while it glides from the last roll to the new one, and whether it rests. */
export function useRoll({ phase }: RoundState, rounds: RoundClient) {
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
        ring(round);
        return animator.pause(READ_MS);
      })
      .then(() => rounds.shown());
    return () => animator.destroy();
  }, [round, rounds, calm]);
  return { at, resting };
}

function ring({ stake, payout }: Round) {
  sound.drum();
  const kind = winKind(stake, payout);
  if (kind === 'part') sound.tick();
  if (kind !== 'win') return;
  sound.win(multipleOf(stake, payout));
  buzz.win();
}
