import {
  atRest,
  next,
  type Bet,
  type Round,
  type RoundEvent,
  type RoundState,
} from './round-state.ts';
import { beginAutoplay, type AutoplayPlan } from './autoplay.ts';
import type { PendingStore } from './pending-round.ts';

/** What a failed request says of the money: not taken, not known yet, or only after a login. */
export type Failing =
  { kind: 'refused'; code: string; message: string } | { kind: 'unknown' } | { kind: 'signed_out' };

export interface Recalled {
  round: Round;
  params: unknown;
}

export interface RoundClientOptions {
  place(bet: Bet): Promise<Round>;
  judge(error: unknown): Failing;
  /** A round that the member has not seen to its end, on another page or device; else `null`. */
  recall(): Promise<Recalled | null>;
  /** Tells the site that a round was seen; failing is harmless, it would be shown once more. */
  seen(round: Round): void;
  pending: PendingStore;
  newRef(): string;
  /** Least time from one stake to the next: 1,500 for a slot, 600 for an original (games.md §1). */
  minRoundMs: number;
}

/** Plays rounds of one game for one member; the view only draws `state()`. */
export interface RoundClient {
  state(): RoundState;
  subscribe(listener: () => void): () => void;
  /** Stakes once; ignored while a round runs. */
  bet(stake: string, params: unknown): void;
  /** Stakes up to `plan.rounds` times with the same parameters. Throws as `beginAutoplay` does. */
  autoplay(plan: AutoplayPlan, stake: string, params: unknown): void;
  stopAutoplay(): void;
  /** The view has played the result back. */
  shown(): void;
  /** Begins to play, first with the bet that a reload interrupted, if there is one. */
  open(): void;
  /** Asks again at once instead of at the next try, for instance when the line is back. */
  retryNow(): void;
  /** Stops asking; a bet whose result was not shown stays pending for the next `open`. */
  close(): void;
}

const FIRST_RETRY_MS = 1_000;
const RETRY_MAX_MS = 8_000;
/** A breath between two rounds of autoplay, so that a result can be read. */
const AUTOPLAY_PAUSE_MS = 250;

export function createRoundClient(options: RoundClientOptions): RoundClient {
  const { pending, place, judge, newRef, minRoundMs } = options;
  let state = atRest;
  let stakedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = true;
  const listeners = new Set<() => void>();

  function apply(event: RoundEvent) {
    if (closed) return;
    const before = state;
    state = next(state, event);
    if (state === before) return;
    follow(before);
    for (const listener of [...listeners]) listener();
  }

  function later(ms: number, run: () => void) {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  }

  function follow(before: RoundState) {
    const { phase } = state;
    if (phase.at === 'placing' && before.phase.at === 'idle') {
      stakedAt = performance.now();
      pending.write(phase.bet);
      void ask(phase.bet);
    }
    if (phase.at === 'checking') {
      const wait = Math.min(FIRST_RETRY_MS * 2 ** (phase.attempt - 1), RETRY_MAX_MS);
      later(phase.attempt === 0 ? 0 : wait, () => void ask(phase.bet));
    }
    if (phase.at === 'idle' && before.phase.at !== 'idle') settle(before);
  }

  function settle(before: RoundState) {
    clearTimeout(timer);
    // A session that ended leaves the bet's fate open: it is looked up after the next login.
    if (state.notice?.kind !== 'signed_out') pending.clear();
    if (before.phase.at !== 'revealing') return;
    options.seen(before.phase.round);
    if (!state.autoplay) return;
    const { stake, params } = before.phase.bet;
    later(AUTOPLAY_PAUSE_MS, () => {
      if (state.autoplay) apply({ kind: 'bet', bet: { roundRef: newRef(), stake, params } });
    });
  }

  async function ask(bet: Bet) {
    const answer = await place(bet).then(
      (round): RoundEvent => ({ kind: 'answered', round }),
      (error: unknown): RoundEvent => eventOf(judge(error)),
    );
    const { phase } = state;
    const waiting = phase.at === 'placing' || phase.at === 'checking';
    if (waiting && phase.bet.roundRef === bet.roundRef) apply(answer);
  }

  async function lookBack() {
    const found = await options.recall().catch(() => null);
    if (!found) return;
    const { round, params } = found;
    const bet = { roundRef: round.roundRef, stake: round.stake, params };
    apply({ kind: 'recalled', bet, round });
  }

  function shown() {
    const left = stakedAt + minRoundMs - performance.now();
    if (left <= 0) apply({ kind: 'shown' });
    else if (state.phase.at === 'revealing') later(left, () => apply({ kind: 'shown' }));
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    bet: (stake, params) => apply({ kind: 'bet', bet: { roundRef: newRef(), stake, params } }),
    autoplay(plan, stake, params) {
      if (state.phase.at !== 'idle') return;
      apply({ kind: 'autoplay', plan: beginAutoplay(plan, stake) });
      apply({ kind: 'bet', bet: { roundRef: newRef(), stake, params } });
    },
    stopAutoplay: () => apply({ kind: 'autoplay_stopped' }),
    shown,
    open() {
      closed = false;
      const bet = pending.read();
      if (bet) apply({ kind: 'resumed', bet });
      else void lookBack();
    },
    retryNow() {
      const { phase } = state;
      if (phase.at === 'checking') later(0, () => void ask(phase.bet));
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

function eventOf(failing: Failing): RoundEvent {
  return failing.kind === 'unknown' ? { kind: 'lost' } : failing;
}
