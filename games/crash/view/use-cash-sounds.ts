import { useEffect, useRef } from 'react';
import { winKind } from '../../stage/view/money-text.ts';
import { buzz, sound } from '../../stage/view/sound.ts';
import type { SharedBet } from '../../stage/view/view-contract.ts';
import { paidAs } from './face.ts';

/** The sound and the buzz of each bet that was paid, sized to its multiplier. A loss is silent. */
export function useCashSounds(known: readonly SharedBet[]) {
  const heard = useRef<Set<string> | null>(null);
  const paid = known.flatMap((bet) => {
    const end = paidAs(bet);
    return end ? [{ id: bet.betId, at: end.at, kind: winKind(bet.stake, end.payout) }] : [];
  });
  const ids = paid.map(({ id }) => id).join(' ');
  const latest = useRef(paid);
  useEffect(() => {
    latest.current = paid;
  });
  useEffect(() => {
    // What was paid before the screen opened was heard before.
    const before = heard.current ?? new Set(latest.current.map(({ id }) => id));
    const fresh = latest.current.filter(({ id }) => !before.has(id));
    heard.current = new Set(latest.current.map(({ id }) => id));
    for (const { at, kind } of fresh) {
      if (kind !== 'win') continue;
      sound.win(at / 100);
      buzz.win();
    }
  }, [ids]);
}
