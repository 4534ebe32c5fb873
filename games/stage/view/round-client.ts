import {
  atRest,
  atRestIn,
  next,
  type Bet,
  type Round,
  type RoundEvent,
  type RoundState,
  type SentStep,
} from './round-state.ts';
import { beginAutoplay, type AutoplayPlan } from './autoplay.ts';
import type { PendingStore } from './pending-round.ts';

/**
 * What a failed request means for the money: not taken, not known yet, or known only after a login.
 */
export type Failing =
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'unknown' }
  | { kind: 'signed_out' };

export interface Recalled {
  round: Round;
  params: unknown;
}

export interface RoundClientOptions {
  place(bet: Bet): Promise<Round>;
  /**
   * Asks what became of a bet without an answer: its round, or null if it was not taken. From then
   * on the site refuses it, however late the first request arrives.
   */
  callOff(bet: Bet): Promise<Round | null>;
  /** Sends a step of an open round; the site takes each number once. */
  step(round: Round, step: SentStep): Promise<Round>;
  /** The round as it stands at the site. */
  look(round: Round): Promise<Round>;
  judge(error: unknown): Failing;
  /** A round that the member has not seen to its end, from any page or device; else `null`. */
  recall(): Promise<Recalled | null>;
  /** Tells the site that a round was seen. If this fails, the round is only shown once more. */
  seen(round: Round): void;
  pending: PendingStore;
  newRef(): string;
  /**
   * Least time from one stake to the next: 1,500 for a slot, 600 for an original
   * (docs/domain/games.md §1).
   */
  minRoundMs: number;
}

/** Plays rounds of one game for one member; the view only draws `state()`. */
export interface RoundClient {
  state(): RoundState;
  subscribe(listener: () => void): () => void;
  /** Places one bet; ignored while a round runs. */
  bet(stake: string, params: unknown): void;
  /** Places the bet that was called off again, as a new one. */
  betAgain(): void;
  /** Places up to `plan.rounds` bets with the same parameters. Throws as `beginAutoplay` does. */
  autoplay(plan: AutoplayPlan, stake: string, params: unknown): void;
  stopAutoplay(): void;
  /** Takes a step of the open round; ignored while another is on its way. */
  step(call: string, fields: Record<string, unknown>): void;
  /** To be called when the view has played the result back. */
  shown(): void;
  /**
   * To be called when a result has begun to show itself, so that the next bet may be placed at the
   * least time; `landed` then says that it is shown. Ignored during autoplay and for a round that
   * is shown again.
   */
  falls(): void;
  /** To be called when the result of this round has been shown. */
  landed(roundRef: string): void;
  /** Starts the client, first with a bet that a reload interrupted, if there is one. */
  open(): void;
  /** Asks again now instead of at the next try, for instance when the connection is back. */
  retryNow(): void;
  /** Stops asking. A bet whose result was not shown stays pending until the next `open`. */
  close(): void;
}

const FIRST_RETRY_MS = 1_000;
const RETRY_MAX_MS = 8_000;
/** A pause between two rounds of autoplay, so that a result can be read. */
const AUTOPLAY_PAUSE_MS = 250;

export const createRoundClient = (options: RoundClientOptions): RoundClient =>
  new SingleRoundClient(options);

class SingleRoundClient implements RoundClient {
  readonly #options: RoundClientOptions;
  readonly #listeners = new Set<() => void>();
  #state = atRest;
  #stakedAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = true;

  constructor(options: RoundClientOptions) {
    this.#options = options;
  }

  // Arrow functions, because screens pass them on without their object.
  state = () => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  bet = (stake: string, params: unknown) => {
    this.#apply({ kind: 'bet', bet: { roundRef: this.#options.newRef(), stake, params } });
  };

  betAgain = () => {
    const { notice } = this.#state;
    if (notice?.kind === 'called_off') this.bet(notice.bet.stake, notice.bet.params);
  };

  autoplay = (plan: AutoplayPlan, stake: string, params: unknown) => {
    if (!atRestIn(this.#state)) return;
    this.#apply({ kind: 'autoplay', plan: beginAutoplay(plan, stake) });
    this.bet(stake, params);
  };

  stopAutoplay = () => this.#apply({ kind: 'autoplay_stopped' });

  step = (call: string, fields: Record<string, unknown>) =>
    this.#apply({ kind: 'step', call, fields });

  shown = () => this.#atLeastTime({ kind: 'shown' });

  falls = () => this.#atLeastTime({ kind: 'falls' });

  landed = (roundRef: string) => {
    const { phase, falling } = this.#state;
    if (phase.at === 'revealing' && phase.bet.roundRef === roundRef) return this.shown();
    const down = falling.find(({ bet }) => bet.roundRef === roundRef);
    this.#apply({ kind: 'landed', roundRef });
    if (down && !this.#closed) this.#options.seen(down.round);
  };

  #atLeastTime(event: RoundEvent) {
    const left = this.#stakedAt + this.#options.minRoundMs - performance.now();
    if (left <= 0) this.#apply(event);
    else if (this.#state.phase.at === 'revealing') this.#later(left, () => this.#apply(event));
  }

  open = () => {
    this.#closed = false;
    const bet = this.#options.pending.read();
    if (bet) this.#apply({ kind: 'resumed', bet });
    else void this.#lookBack();
  };

  retryNow = () => {
    const { phase } = this.#state;
    if (phase.at === 'checking') this.#later(0, () => void this.#callOff(phase.bet));
    const sent = phase.at === 'open' ? phase.sent : null;
    if (sent && sent.attempt > 0) this.#later(0, () => void this.#lookAfter(sent));
  };

  close = () => {
    this.#closed = true;
    clearTimeout(this.#timer);
  };

  #apply(event: RoundEvent) {
    if (this.#closed) return;
    const before = this.#state;
    this.#state = next(before, event);
    if (this.#state === before) return;
    this.#follow(before);
    for (const listener of Array.from(this.#listeners)) listener();
  }

  #later(ms: number, run: () => void) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, ms);
  }

  #follow(before: RoundState) {
    const { phase } = this.#state;
    if (phase.at === 'placing' && before.phase.at === 'idle') {
      this.#stakedAt = performance.now();
      this.#options.pending.write(phase.bet);
      void this.#place(phase.bet);
    }
    if (phase.at === 'checking') {
      this.#later(retryAfter(phase.attempt), () => void this.#callOff(phase.bet));
    }
    if (phase.at === 'open' && phase.sent) {
      const { sent } = phase;
      const go = () => (sent.attempt === 0 ? this.#send(sent) : this.#lookAfter(sent));
      this.#later(retryAfter(sent.attempt), () => void go());
    }
    if (phase.at === 'idle' && before.phase.at !== 'idle') this.#settle(before);
  }

  #settle(before: RoundState) {
    clearTimeout(this.#timer);
    // If the session ended, nobody knows yet what became of the bet: the next login looks it up.
    if (this.#state.notice?.kind !== 'signed_out') this.#options.pending.clear();
    if (before.phase.at !== 'revealing') return;
    // What only falls is not seen yet; a reload has the site tell it again.
    if (this.#state.falling.length > before.falling.length) return;
    this.#options.seen(before.phase.round);
    if (!this.#state.autoplay) return;
    const { stake, params } = before.phase.bet;
    this.#later(AUTOPLAY_PAUSE_MS, () => {
      if (this.#state.autoplay) this.bet(stake, params);
    });
  }

  async #place(bet: Bet) {
    const answer = await this.#heard(this.#options.place(bet));
    this.#applyOf(bet, answer);
    // Another tab or device began a round that is still open: it goes on here.
    if (answer.kind === 'refused' && answer.code === OPEN_ROUND) await this.#lookBack();
  }

  /** Never sends the bet again: it may be on its way still, and the member may have left it. */
  async #callOff(bet: Bet) {
    const answer = await this.#heard(this.#options.callOff(bet));
    this.#applyOf(bet, answer);
  }

  #applyOf({ roundRef }: Bet, answer: RoundEvent) {
    const { phase } = this.#state;
    const waiting = phase.at === 'placing' || phase.at === 'checking';
    if (waiting && phase.bet.roundRef === roundRef) this.#apply(answer);
  }

  #heard(answer: Promise<Round | null>): Promise<RoundEvent> {
    return answer.then(
      (round): RoundEvent => (round ? { kind: 'answered', round } : { kind: 'called_off' }),
      (error: unknown): RoundEvent => eventOf(this.#options.judge(error)),
    );
  }

  async #send(sent: SentStep) {
    const asked = this.#state.phase;
    if (asked.at !== 'open') return;
    const answer = await this.#heard(this.#options.step(asked.round, sent));
    const { phase } = this.#state;
    if (phase.at !== 'open' || phase.sent?.stepNo !== sent.stepNo) return;
    this.#apply(answer);
    // Another device went on with the round: it is shown as it stands now.
    if (answer.kind === 'refused' && MOVED_ON.includes(answer.code))
      await this.#lookAt(phase.round);
  }

  /** Looks at the round instead of taking a step by itself, which may be unwanted by now. */
  async #lookAfter(sent: SentStep) {
    const { phase } = this.#state;
    if (phase.at !== 'open') return;
    const answer = await this.#heard(this.#options.look(phase.round));
    const now = this.#state.phase;
    if (now.at !== 'open' || now.sent?.stepNo !== sent.stepNo) return;
    this.#apply(answer.kind === 'answered' ? { kind: 'stands', round: answer.round } : answer);
  }

  async #lookAt(shown: Round) {
    const round = await this.#options.look(shown).catch(() => null);
    if (round) this.#apply({ kind: 'answered', round });
  }

  async #lookBack() {
    const found = await this.#options.recall().catch(() => null);
    if (!found) return;
    const { round, params } = found;
    const bet = { roundRef: round.roundRef, stake: round.stake, params };
    this.#apply({ kind: 'recalled', bet, round });
  }
}

/** Refusals of a step which say that the round is not as this screen shows it. */
const OPEN_ROUND = 'play.open_round';
const MOVED_ON = ['play.step_conflict', 'play.no_open_round'];

const retryAfter = (attempt: number) =>
  attempt === 0 ? 0 : Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), RETRY_MAX_MS);

function eventOf(failing: Failing): RoundEvent {
  return failing.kind === 'unknown' ? { kind: 'lost' } : failing;
}
