import { useCalm } from '@palaro/ui';
import { useEffect, useRef, useState } from 'react';
import { createAnimator } from '../animator.ts';
import type { RoundClient } from '../round-client.ts';
import type { Round, RoundState } from '../round-state.ts';
import { sound } from '../sound.ts';
import { ringResult } from './ring-result.ts';

/** A number that moves to a round's result, for instance a place or a height. */
export interface Climb<Outcome = unknown> {
  /** Null before the first round. */
  at: number | null;
  /** The outcome that `at` moves to, or rests on. */
  outcome: Outcome | null;
  resting: boolean;
}

/** The way to an outcome from the last place; autoplay may take a shorter one. */
type WayOf<Outcome> = (outcome: Outcome, from: number | null, auto: boolean) => Way;

interface Way {
  /** Where it ends. */
  to: number;
  ms: number;
  /** Where it is after this part of the time, 0 … 1. */
  place(part: number): number;
}

/**
 * Moves the number from its last place along the way of each decided round, rings its result, and
 * leaves `readMs` to read it. Where the member wants calm it is there at once. `wayOf` must stay the
 * same function.
 */
export function useClimb<Outcome>(
  { phase, autoplay }: RoundState,
  rounds: RoundClient,
  { wayOf, readMs }: { wayOf: WayOf<Outcome>; readMs: number },
): Climb<Outcome> {
  const [now, setNow] = useState<Climb<Outcome>>({ at: null, outcome: null, resting: true });
  const last = useRef<number | null>(null);
  const calm = useCalm();
  const auto = useRef(false);
  const running = autoplay !== null;
  const round = phase.at === 'revealing' ? (phase.round as Round<Outcome>) : null;
  const placing = phase.at === 'placing';

  useEffect(() => {
    if (placing) sound.tick();
  }, [placing]);

  // Autoplay that is stopped must not begin the round's way again.
  useEffect(() => {
    auto.current = running;
  }, [running]);

  useEffect(() => {
    if (!round) return undefined;
    const { to, ms, place } = wayOf(round.outcome, last.current, auto.current);
    const animator = createAnimator(() => undefined);
    const { outcome } = round;
    const show = (part: number) => {
      const at = part >= 1 ? to : Math.round(place(part));
      const next = { at, outcome, resting: part >= 1 };
      setNow((before) => (same(before, next) ? before : next));
    };
    void animator
      .tween(calm ? 0 : ms, show)
      .then(() => {
        last.current = to;
        ringResult(round);
        return animator.pause(readMs);
      })
      .then(() => rounds.shown());
    return () => animator.destroy();
  }, [round, rounds, calm, wayOf, readMs]);
  // A new round is not at rest before its first frame, or its result would flash up.
  return round && round.outcome !== now.outcome ? { ...now, resting: false } : now;
}

/** So that nothing is drawn again in a frame that shows the same. */
const same = (a: Climb, b: Climb) =>
  a.at === b.at && a.outcome === b.outcome && a.resting === b.resting;
