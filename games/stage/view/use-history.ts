import { useEffect, useState } from 'react';
import type { Round, RoundState } from './round-state.ts';

/** How many rounds a stage gets for its strip of last results. */
const HISTORY = 12;

/** The rounds shown on this screen, newest first. */
export function useHistory<Outcome>({ last }: RoundState): Round<Outcome>[] {
  const [history, setHistory] = useState<Round<Outcome>[]>([]);
  useEffect(() => {
    if (last) setHistory((now) => [last as Round<Outcome>, ...now].slice(0, HISTORY));
  }, [last]);
  return history;
}
