import { siteClock } from '@palaro/kernel';
import { beginTally, countRound, type Counted, type Tally } from '@palaro/games/stage';
import { useCallback, useEffect, useState } from 'react';

const clock = siteClock();
const keyOf = (gameId: string) => `palaro.tally.${gameId}`;

/** Stakes, wins and time of this visit to a game; a reload continues the count. */
export function useTally(gameId: string) {
  const [tally, setTally] = useState<Tally>(() => kept(gameId) ?? beginTally(clock.now()));
  useEffect(() => keep(gameId, tally), [gameId, tally]);
  const count = useCallback((round: Counted | null) => {
    if (round) setTally((now) => countRound(now, round));
  }, []);
  return { tally, count };
}

const MINUTE_MS = 60_000;

/** Whole minutes since the visit began, updated each minute while `watched`. */
export function useMinutes(since: number, watched: boolean): number {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    if (!watched) return undefined;
    const read = () => setMinutes(Math.floor((clock.now().getTime() - since) / MINUTE_MS));
    read();
    const timer = setInterval(read, MINUTE_MS);
    return () => clearInterval(timer);
  }, [since, watched]);
  return minutes;
}

function kept(gameId: string): Tally | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(gameId)) ?? 'null') as Tally | null;
  } catch {
    return null;
  }
}

function keep(gameId: string, tally: Tally) {
  try {
    sessionStorage.setItem(keyOf(gameId), JSON.stringify(tally));
  } catch {
    // Without storage the count is lost when the page is left.
  }
}
