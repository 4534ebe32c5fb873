import { afterRound, mayStake, type Autoplay, type AutoplayEnd } from './autoplay.ts';

/** The server's answer to a bet; money is decimal strings with four decimals. */
export interface Round<Outcome = unknown> {
  roundId: string;
  roundRef: string;
  gameId: string;
  nonce: number;
  serverSeedHash: string;
  stake: string;
  payout: string;
  /** The playable balance after the round; `null` for a round that is shown again later. */
  balance: string | null;
  outcome: Outcome;
  settledAt: string | null;
  /** `OPEN`: the round goes on by steps. Absent in a game whose rounds have one step. */
  state?: 'OPEN' | 'DONE' | 'VOID';
  /** The call's fields, and the `steps` that were taken so far. */
  input?: Record<string, unknown>;
}

/** A step on its way; its number makes a repeat the same step. */
export interface SentStep {
  call: string;
  fields: Record<string, unknown>;
  stepNo: number;
  attempt: number;
}

/** A bet on its way. Its reference is made before the request, and names it if no answer comes. */
export interface Bet<Params = unknown> {
  roundRef: string;
  /** Decimal string, only for display: the server works out the stake itself. */
  stake: string;
  params: Params;
}

/** Why play stopped; shown beside the stake until the next bet. */
export type Notice =
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'signed_out' }
  /** The connection was lost, and the site does not take this bet any more. */
  | { kind: 'called_off'; bet: Bet }
  /** The connection was lost during a step; the round is shown as it stands. */
  | { kind: 'step_lost' }
  | { kind: 'autoplay_ended'; reason: AutoplayEnd };

/**
 * idle: nothing is staked. placing: the request is sent. checking: no answer came, so the site is
 * asked until it says what became of the bet, which is never sent again by itself. open: the round
 * waits for a step, or for the answer to one. revealing: the result is played back.
 */
export type Phase =
  | { at: 'idle' }
  | { at: 'placing'; bet: Bet }
  | { at: 'checking'; bet: Bet; attempt: number }
  | { at: 'open'; bet: Bet; round: Round; sent: SentStep | null }
  | { at: 'revealing'; bet: Bet; round: Round };

/** A decided round whose result is still on its way, while the next bet may be placed already. */
export interface FallingRound {
  bet: Bet;
  round: Round;
}

export interface RoundState {
  phase: Phase;
  /** Oldest first; only of games that show several results at once. */
  falling: readonly FallingRound[];
  /** The last shown round; its result stays on the stage. */
  last: Round | null;
  /** What `last` was when nothing was on its way; so another `last` was shown meanwhile. */
  before: Round | null;
  notice: Notice | null;
  /** True from a round that was looked up again until the next bet; it was not staked again. */
  resumed: boolean;
  autoplay: Autoplay | null;
}

export type RoundEvent =
  | { kind: 'bet'; bet: Bet }
  | { kind: 'resumed'; bet: Bet }
  | { kind: 'recalled'; bet: Bet; round: Round }
  | { kind: 'answered'; round: Round }
  | { kind: 'called_off' }
  | { kind: 'stands'; round: Round }
  | { kind: 'step'; call: string; fields: Record<string, unknown> }
  | { kind: 'lost' }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'signed_out' }
  | { kind: 'shown' }
  | { kind: 'falls' }
  | { kind: 'landed'; roundRef: string }
  | { kind: 'autoplay'; plan: Autoplay }
  | { kind: 'autoplay_stopped' };

export const atRest: RoundState = {
  phase: { at: 'idle' },
  falling: [],
  last: null,
  before: null,
  notice: null,
  resumed: false,
  autoplay: null,
};

/**
 * The game client's state after an event. An event that does not fit the phase changes nothing: a
 * double tap, a late answer or a repeated one can neither stake nor show anything twice.
 */
export function next(state: RoundState, event: RoundEvent): RoundState {
  switch (event.kind) {
    case 'bet':
      return whenIdle(state, { at: 'placing', bet: event.bet });
    case 'resumed':
      return whenIdle(state, { at: 'checking', bet: event.bet, attempt: 0 });
    case 'recalled':
      return whenIdle(state, decided(event.bet, event.round), true);
    case 'step':
      return stepping(state, event);
    case 'answered':
      return answered(state, event.round);
    case 'called_off':
      return calledOff(state);
    case 'stands':
      return stands(state, event.round);
    case 'lost':
      return lost(state);
    case 'refused':
      return rested(state, { kind: 'refused', code: event.code, message: event.message });
    case 'signed_out':
      return rested(state, { kind: 'signed_out' });
    case 'shown':
      return shown(state);
    case 'falls':
      return falls(state);
    case 'landed':
      return landed(state, event.roundRef);
    case 'autoplay':
      return atRestIn(state) ? { ...state, autoplay: event.plan, notice: null } : state;
    case 'autoplay_stopped':
      return state.autoplay ? ended(state, 'stopped') : state;
  }
}

function whenIdle(state: RoundState, phase: Phase, resumed = false): RoundState {
  if (state.phase.at !== 'idle') return state;
  const before = atRestIn(state) ? state.last : state.before;
  return { ...state, phase, before, resumed, notice: null };
}

/** Whether nothing is staked or on its way. */
export const atRestIn = ({ phase, falling }: RoundState) =>
  phase.at === 'idle' && falling.length === 0;

/**
 * The round whose result stands on the stage: the last one, but not while only later ones are on
 * their way.
 */
export const standingResult = (state: RoundState): Round | null =>
  atRestIn(state) || state.last !== state.before ? state.last : null;

/** What follows an answer: more steps, or the result. */
const decided = (bet: Bet, round: Round): Phase =>
  round.state === 'OPEN' ? { at: 'open', bet, round, sent: null } : { at: 'revealing', bet, round };

function answered(state: RoundState, round: Round): RoundState {
  const { phase } = state;
  if (phase.at === 'idle' || phase.at === 'revealing') return state;
  if (round.roundRef !== phase.bet.roundRef) return state;
  const checked = phase.at === 'checking';
  // While it was asked for, autoplay has ended: that is said after the result.
  const notice = checked ? state.notice : null;
  const resumed = checked || state.resumed;
  return { ...state, phase: decided(phase.bet, round), resumed, notice };
}

const calledOff = (state: RoundState): RoundState =>
  state.phase.at === 'checking'
    ? rested(state, { kind: 'called_off', bet: state.phase.bet })
    : state;

/** The round as the site has it after a step without an answer, which may still be on its way. */
function stands(state: RoundState, round: Round): RoundState {
  const { phase, notice } = state;
  if (phase.at !== 'open' || !phase.sent) return state;
  const now = answered(state, round);
  const moved = stepsTaken(round) > stepsTaken(phase.round);
  if (now.phase.at !== 'open' || moved) return { ...now, notice };
  return { ...now, notice: notice ?? { kind: 'step_lost' } };
}

function stepping(
  state: RoundState,
  { call, fields }: { call: string; fields: Record<string, unknown> },
): RoundState {
  const { phase } = state;
  if (phase.at !== 'open' || phase.sent) return state;
  const sent = { call, fields, stepNo: stepsTaken(phase.round) + 1, attempt: 0 };
  return { ...state, phase: { ...phase, sent }, notice: null };
}

/** How many steps the round has had. */
export const stepsTaken = ({ input }: Round) =>
  ((input?.steps as unknown[] | undefined) ?? []).length;

/** Nothing is bet by itself once the connection is back, so autoplay ends. */
function lost(before: RoundState): RoundState {
  const state = before.autoplay ? ended(before, 'stopped') : before;
  const { phase } = state;
  if (phase.at === 'placing') {
    return { ...state, phase: { at: 'checking', bet: phase.bet, attempt: 1 } };
  }
  if (phase.at === 'open' && phase.sent) {
    const sent = { ...phase.sent, attempt: phase.sent.attempt + 1 };
    return { ...state, phase: { ...phase, sent } };
  }
  if (phase.at !== 'checking') return state;
  return { ...state, phase: { ...phase, attempt: phase.attempt + 1 } };
}

/**
 * A refused step leaves the round open as it was, for the member to go on by hand; a lost session
 * leaves it to the next login.
 */
function rested(state: RoundState, notice: Notice): RoundState {
  const { phase } = state;
  if (phase.at === 'open' && phase.sent && notice.kind === 'refused') {
    return { ...state, phase: { ...phase, sent: null }, notice, autoplay: null };
  }
  if (phase.at === 'open') return { ...state, phase: { at: 'idle' }, notice, autoplay: null };
  if (state.phase.at !== 'placing' && state.phase.at !== 'checking') return state;
  return { ...state, phase: { at: 'idle' }, notice, autoplay: null };
}

/** The result goes on showing itself, and the next bet may be placed. Autoplay waits for it. */
function falls(state: RoundState): RoundState {
  const { phase, falling, resumed, autoplay } = state;
  if (phase.at !== 'revealing' || resumed || autoplay) return state;
  const { bet, round } = phase;
  return { ...state, phase: { at: 'idle' }, falling: [...falling, { bet, round }] };
}

function landed(state: RoundState, roundRef: string): RoundState {
  const down = state.falling.find(({ bet }) => bet.roundRef === roundRef);
  if (!down) return state;
  const falling = state.falling.filter((one) => one !== down);
  return { ...state, falling, last: down.round };
}

function shown(state: RoundState): RoundState {
  if (state.phase.at !== 'revealing') return state;
  const { round, bet } = state.phase;
  const rest: RoundState = { ...state, phase: { at: 'idle' }, last: round };
  if (!state.autoplay) return rest;
  const counted = afterRound(state.autoplay, round);
  if (counted.end) return ended(rest, counted.end);
  if (!mayStake(counted.autoplay, bet.stake)) return ended(rest, 'stop_loss');
  return { ...rest, autoplay: counted.autoplay };
}

const ended = (state: RoundState, reason: AutoplayEnd): RoundState => ({
  ...state,
  autoplay: null,
  notice: { kind: 'autoplay_ended', reason },
});
