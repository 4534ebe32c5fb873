import { useEffect, useRef } from 'react';
import type { SharedBet, SharedViewProps } from '../../stage/view/view-contract.ts';
import { msAt } from '../curve.ts';
import { autoOf, paidAs } from './face.ts';

/** The site looks for reached targets ten times a second; a little later it has paid this one. */
const LATER_MS = 250;

interface Bets {
  slots: readonly { bet: SharedBet | null }[];
  hear(bet: SharedBet): void;
}

/**
 * Asks the site what became of a bet when the flight passes its target. The call cashes out at the
 * target, or answers that this was done; a wave that broke before is told with the round's end.
 */
export function useReached({ round, siteNow, cashOut }: SharedViewProps, { slots, hear }: Bets) {
  const [first, second] = slots.map(({ bet }) =>
    bet && bet.state === 'OPEN' && paidAs(bet) === null && autoOf(bet) !== null ? bet : null,
  );
  const latest = useRef({ cashOut, hear });
  useEffect(() => {
    latest.current = { cashOut, hear };
  });
  const out = round.phase === 'REVEAL' && round.result === null;
  const takeOff = Date.parse(round.startedAt);
  useEffect(() => {
    const timers = [first, second].map((bet) => {
      if (!bet || !out) return undefined;
      const wait = takeOff + msAt(autoOf(bet) ?? 0) + LATER_MS - siteNow();
      const ask = () =>
        latest.current.cashOut(bet).then(latest.current.hear, () => {
          // The wave broke first, or the site did not hear: the end of the round tells.
        });
      return setTimeout(() => void ask(), Math.max(0, wait));
    });
    return () => timers.forEach(clearTimeout);
  }, [out, takeOff, siteNow, first, second]);
}
