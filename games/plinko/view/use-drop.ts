import { useCalm } from '@palaro/ui';
import { useEffect, useRef, useState } from 'react';
import { createAnimator, type Animator } from '../../stage/view/animator.ts';
import { ringResult } from '../../stage/view/one-step/ring-result.ts';
import type { RoundClient } from '../../stage/view/round-client.ts';
import { standingResult, type Round, type RoundState } from '../../stage/view/round-state.ts';
import { sound } from '../../stage/view/sound.ts';
import type { PlinkoOutcome } from '../card.ts';
import { moved, nailsMet, withMarble, type Marble } from './marbles.ts';

const MS_PER_ROW = 84;
const TURBO_MS_PER_ROW = 46;

/** The marbles on the board. */
export interface Drop {
  marbles: readonly Marble[];
  /** The one that landed last, while its result stands. */
  down: Marble | null;
  resting: boolean;
}

/**
 * Lets a marble fall for each decided round, also while others fall; every nail ticks. Where the
 * member wants calm, a marble is in its bin at once.
 */
export function useDrop(state: RoundState, rounds: RoundClient, turbo: boolean): Drop {
  const { phase } = state;
  const calm = useCalm();
  const { marbles, down, drop } = useMarbles(rounds);
  const round = phase.at === 'revealing' ? (phase.round as Round<PlinkoOutcome>) : null;
  const placing = phase.at === 'placing';
  const pace = useRef(0);
  useEffect(() => {
    pace.current = calm ? 0 : turbo ? TURBO_MS_PER_ROW : MS_PER_ROW;
  });
  useEffect(() => {
    if (placing) sound.tick();
  }, [placing]);
  useEffect(() => {
    if (!round) return;
    drop(round, pace.current);
    rounds.falls();
  }, [round, rounds, drop]);
  const isDown = round !== null && down?.roundRef === round.roundRef;
  const stands = isDown || standingResult(state)?.roundRef === down?.roundRef;
  return {
    marbles,
    down: stands ? down : null,
    resting: marbles.length === 0 && (round === null || isDown),
  };
}

/** The marbles that fall, moved each frame; a landed one rings, and its round counts as shown. */
function useMarbles(rounds: RoundClient) {
  const [shown, show] = useState<Pick<Drop, 'marbles' | 'down'>>({ marbles: [], down: null });
  const [board] = useState(() => createBoard(rounds, show));
  useEffect(() => {
    board.open();
    return board.close;
  }, [board]);
  return { ...shown, drop: board.drop };
}

function createBoard(rounds: RoundClient, show: (now: Pick<Drop, 'marbles' | 'down'>) => void) {
  const decided = new Map<string, Round>();
  let marbles: readonly Marble[] = [];
  let down: Marble | null = null;
  let animator: Animator | null = null;
  let runs = false;

  function step(): boolean {
    const before = nailsMet(marbles);
    const next = moved(marbles, performance.now());
    marbles = next.list;
    down = next.landed ?? down;
    show({ marbles, down });
    if (nailsMet(marbles) > before) sound.tick();
    if (next.landed) land(next.landed);
    runs = marbles.length > 0;
    return !runs;
  }

  function land({ roundRef }: Marble) {
    const round = decided.get(roundRef);
    decided.delete(roundRef);
    if (round) ringResult(round);
    rounds.landed(roundRef);
  }

  function run() {
    if (runs || marbles.length === 0) return;
    runs = true;
    void animator?.run(step);
  }

  return {
    drop(round: Round<PlinkoOutcome>, msPerRow: number) {
      decided.set(round.roundRef, round);
      marbles = withMarble(marbles, { ...round, msPerRow });
      show({ marbles, down });
      run();
    },
    open() {
      animator = createAnimator(() => undefined);
      run();
    },
    close() {
      animator?.destroy();
      runs = false;
    },
  };
}
