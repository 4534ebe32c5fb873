import { isFailure, onOnlineChange } from '@palaro/client';
import { Money, newId, siteClock } from '@palaro/kernel';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePlayedShow } from './demonstration.ts';
import { pendingRound } from './pending-round.ts';
import { createRoundClient, type Failing, type RoundClient } from './round-client.ts';
import type { RoundState } from './round-state.ts';
import { buzz } from './sound.ts';
import type { GameViewProps } from './view-contract.ts';

const clock = siteClock();

/**
 * After these refusals an earlier attempt may still have counted, so the same bet is asked for
 * again.
 */
const UNDECIDED = ['maintenance', 'region_restricted', 'play.rng_down'];

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

/** The state of a screen's rounds, and the client that changes it. */
export function useRounds(
  props: GameViewProps,
  leastRoundMs: number,
): { state: RoundState; rounds: RoundClient } {
  const [rounds] = useState(() =>
    createRoundClient({
      place: props.place,
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
  useFrame(state, props);
  usePlayedShow(state, rounds);
  return { state, rounds };
}

/** Tells the frame which balance to show while a round runs, and which round was seen. */
function useFrame({ phase, last }: RoundState, { balance, onRunning, onRest }: GameViewProps) {
  const latest = useRef(balance);
  useEffect(() => {
    latest.current = balance;
  });
  const bet = phase.at === 'idle' ? null : phase.bet;
  const ref = bet?.roundRef ?? null;
  const staked = phase.at === 'placing' ? phase.bet.stake : null;
  const taken = phase.at === 'revealing';
  useEffect(() => {
    if (ref === null) return;
    // A round that is looked up again was paid for earlier; only a new stake is taken off the
    // balance.
    if (staked !== null) onRunning(without(latest.current, staked));
  }, [ref, staked, onRunning]);
  useEffect(() => {
    if (ref === null) onRest(last);
  }, [ref, last, onRest]);
  useEffect(() => {
    if (taken) buzz.confirm();
  }, [ref, taken]);
}

function without(balance: string | null, stake: string): string | null {
  if (balance === null) return null;
  const left = Money.of(balance) - Money.of(stake);
  return left < Money.zero ? balance : Money.text(left);
}
