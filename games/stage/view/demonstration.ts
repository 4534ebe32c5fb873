import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import type { RoundClient } from './round-client.ts';
import { stepsTaken, type RoundState } from './round-state.ts';

/** What a visitor watches instead of playing: the screen bets and takes steps by itself. */
export interface Demonstration {
  /** Played one after the other, then again from the first. */
  bets: readonly { stake: string; params: unknown }[];
  /** The steps of every round, where rounds have several. */
  steps: readonly { call: string; fields: Record<string, unknown> }[];
  /** False while the visitor has stopped it. */
  runs: boolean;
  /** Stands where the play button is. */
  bar: ReactNode;
}

const Shown = createContext<Demonstration | null>(null);

export const ShowDemonstration = Shown.Provider;

/** The demonstration that the screen shows; null where the member plays. */
export const useDemonstration = () => useContext(Shown);

/** Long enough to read a result, and to see what a step changed. */
const REST_MS = 1_800;
const STEP_MS = 1_200;

/** Plays the demonstration's rounds; does nothing where the member plays. */
export function usePlayedShow({ phase }: RoundState, rounds: RoundClient): void {
  const show = useDemonstration();
  const played = useRef(0);
  const runs = show?.runs ?? false;
  const step = phase.at === 'open' && phase.sent === null ? stepsTaken(phase.round) : null;
  const idle = phase.at === 'idle';
  const latest = useRef({ show, step });
  useEffect(() => {
    latest.current = { show, step };
  });
  useEffect(() => {
    if (!runs || (!idle && step === null)) return;
    const timer = setTimeout(
      () => {
        const { show: now, step: at } = latest.current;
        const bet = now?.bets[played.current % now.bets.length];
        const next = at === null ? undefined : now?.steps[at];
        if (next) rounds.step(next.call, next.fields);
        else if (at === null && bet) {
          played.current += 1;
          rounds.bet(bet.stake, bet.params);
        }
      },
      idle ? REST_MS : STEP_MS,
    );
    return () => clearTimeout(timer);
  }, [runs, idle, step, rounds]);
}
