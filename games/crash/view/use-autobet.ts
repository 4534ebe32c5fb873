import { useEffect, useRef, useState } from 'react';
import {
  afterRound,
  beginAutoplay,
  mayStake,
  type Autoplay,
  type AutoplayEnd,
  type AutoplayPlan,
} from '../../stage/view/autoplay.ts';
import type { SharedBet, SharedRound } from '../../stage/view/view-contract.ts';
import type { Refusal } from './use-refusal.ts';
import type { Slot } from './use-slots.ts';

interface Running {
  autoplay: Autoplay;
  /** The place whose bet is repeated. */
  place: number;
  /** Its bet that is under way; null while none is. */
  betId: string | null;
}

interface Bets {
  round: SharedRound;
  live: boolean;
  slots: readonly Slot[];
  known: readonly SharedBet[];
  refusal: Refusal | null;
  place(i: number): Promise<SharedBet | null>;
}

/**
 * Places the same bet round after round until its rounds are over, a stop holds, the site refuses
 * one, or the connection is lost. Only with a target, so that this decides nothing.
 */
export function useAutobet({ round, live, slots, known, refusal, place }: Bets) {
  const [running, setRunning] = useState<Running | null>(null);
  const [ended, setEnded] = useState<AutoplayEnd | null>(null);
  const end = (reason: AutoplayEnd) => {
    setRunning(null);
    setEnded(reason);
  };
  const slot = running ? slots[running.place] : undefined;
  const last = running && known.find(({ betId }) => betId === running.betId);
  const free = slot !== undefined && !slot.bet && !slot.sending;
  const due = running?.betId === null && free && round.phase === 'OPEN' && live;

  const acts = {
    stopAtRefusal: () => running && end('stopped'),
    count(bet: SharedBet) {
      if (!running) return;
      // A void round gives the stake back: nothing was lost.
      const payout = bet.state === 'VOID' ? bet.stake : (bet.payout ?? '0.0000');
      const counted = afterRound(running.autoplay, { stake: bet.stake, payout, outcome: null });
      if (counted.end) end(counted.end);
      else if (!mayStake(counted.autoplay, bet.stake)) end('stop_loss');
      else setRunning({ ...running, autoplay: counted.autoplay, betId: null });
    },
    async placeNext() {
      const bet = running && (await place(running.place));
      if (bet) setRunning((now) => now && { ...now, betId: bet.betId });
    },
  };
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    // Nothing is bet by itself once the connection is back.
    if (refusal || !live) latest.current.stopAtRefusal();
  }, [refusal, live]);
  const done = last && last.state !== 'OPEN' ? last : null;
  useEffect(() => {
    if (done) latest.current.count(done);
  }, [done]);
  useEffect(() => {
    if (due) void latest.current.placeNext();
  }, [due]);

  return {
    /** Rounds left; null while it does not run. */
    left: running?.autoplay.left ?? null,
    place: running?.place ?? null,
    ended,
    start(plan: AutoplayPlan, i: number, stake: string) {
      setEnded(null);
      setRunning({ autoplay: beginAutoplay(plan, stake), place: i, betId: null });
    },
    stop: acts.stopAtRefusal,
  };
}
