import { useEffect, useRef } from 'react';

interface Waiting {
  waits: boolean;
  sending: boolean;
  bet: unknown;
}

interface Line {
  /** Bets are taken, and the site is heard. */
  due: boolean;
  live: boolean;
  place(i: number): void;
  /** Calls off all that waits. */
  callOff(): void;
}

/**
 * Places what waits when bets are taken, once, in the order of the places. A lost connection calls
 * it off, so that nothing is bet by itself when that is back (docs/decisions/075).
 */
export function useWaiting(slots: readonly Waiting[], { due, live, place, callOff }: Line) {
  const waiting = slots.findIndex(({ waits, sending, bet }) => waits && !sending && !bet);
  const lost = !live && slots.some(({ waits }) => waits);
  const latest = useRef({ place, callOff });
  useEffect(() => {
    latest.current = { place, callOff };
  });
  useEffect(() => {
    if (due && waiting >= 0) latest.current.place(waiting);
  }, [due, waiting]);
  useEffect(() => {
    if (lost) latest.current.callOff();
  }, [lost]);
}
