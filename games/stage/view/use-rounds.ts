import { isFailure, onOnlineChange } from '@palaro/client';
import { newId, siteClock } from '@palaro/kernel';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePlayedShow } from './demonstration.ts';
import { heldBalance } from './held-balance.ts';
import { pendingRound } from './pending-round.ts';
import { createRoundClient, type Failing, type RoundClient } from './round-client.ts';
import type { Round, RoundState } from './round-state.ts';
import { buzz } from './sound.ts';
import type { GameViewProps } from './view-contract.ts';

const clock = siteClock();

/** Refusals that are no answer about this bet, so the site is asked what became of it. */
const UNDECIDED = ['maintenance', 'region.blocked', 'play.rng_down'];

/**
 * What a failed request means for the money. The server looks for the stored round before it
 * refuses a bet, so any other refusal means that no round was played.
 */
function judge(error: unknown): Failing {
  if (!isFailure(error) || error.temporary || UNDECIDED.includes(error.code)) {
    return { kind: 'unknown' };
  }
  if (error.status === 401) return { kind: 'signed_out' };
  return { kind: 'refused', code: error.code, message: error.message };
}

/** The state of a screen's rounds, the client that changes it, and the balance shown meanwhile. */
export function useRounds(
  props: GameViewProps,
  leastRoundMs: number,
): { state: RoundState; rounds: RoundClient; held: string | null } {
  const [rounds] = useState(() =>
    createRoundClient({
      place: props.place,
      callOff: props.callOff,
      step: props.step,
      look: props.look,
      recall: props.recall,
      seen: props.seen,
      judge,
      pending: pendingRound(props.help.gameId, props.player),
      newRef: () => newId(clock.now()),
      minRoundMs: leastRoundMs,
    }),
  );
  const state = useSyncExternalStore(rounds.subscribe, rounds.state);
  useEffect(() => {
    rounds.open();
    const unfollow = onOnlineChange((online) => {
      if (online) rounds.retryNow();
    });
    return () => {
      unfollow();
      rounds.close();
    };
  }, [rounds]);
  const held = useFrame(state, props);
  usePlayedShow(state, rounds);
  return { state, rounds, held };
}

/** Tells the frame which balance to show while a round runs, and which round was seen. */
function useFrame(state: RoundState, { balance, onRunning, onRest }: GameViewProps) {
  const { phase, last } = state;
  const placed = usePlaced(state, balance);
  const told = useRef<Round | null>(null);
  const ref = phase.at === 'idle' ? null : phase.bet.roundRef;
  const taken = phase.at === 'revealing';
  const held = heldBalance(state, { placed, balance });
  useEffect(() => {
    // While others run, only what was shown meanwhile is told.
    if (ref !== null && told.current === last) return;
    told.current = last;
    onRest(last);
  }, [ref, last, onRest]);
  useEffect(() => {
    if (held !== null) onRunning(held);
  }, [held, ref, last, onRunning]);
  useEffect(() => {
    if (taken) buzz.confirm();
  }, [ref, taken]);
  return held;
}

/**
 * The balance when the present bet was placed. A round that is looked up again was paid for
 * earlier: null, since only a new stake is taken off the balance.
 */
function usePlaced({ phase }: RoundState, balance: string | null): string | null {
  const [placed, setPlaced] = useState<{ ref: string | null; balance: string | null }>(NOTHING);
  const ref = phase.at === 'idle' ? null : phase.bet.roundRef;
  if (phase.at === 'placing' && placed.ref !== ref) setPlaced({ ref, balance });
  return placed.ref === ref ? placed.balance : null;
}

const NOTHING = { ref: null, balance: null };
