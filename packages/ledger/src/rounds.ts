import type { Money } from '@palaro/kernel';
import { digest } from './accounts.ts';

export type RoundFlag = 'late' | 'resettled' | 'win_after_refund';

/** The round that a game's item belongs to, and what it says about it. */
export interface RoundNote {
  vendor: string;
  /** The vendor's own text for the round. */
  ref: string;
  game: string;
  /** Absent: no bet; 0 is a bet too. */
  bet?: Money;
  win?: Money;
  /** The round ends with it. */
  final?: boolean;
  validBet?: Money;
}

export interface RoundRow {
  member: string;
  vendor: string;
  /** Digest of vendor and ref: what transfers name as their cause. */
  round: string;
  ref: string;
  game: string;
  /** Open, closed, voided (wallet-protocol.md §7). */
  state: 'O' | 'C' | 'V';
  bets: Money;
  wins: Money;
  refunds: Money;
  /** Bets that were not rolled back. */
  liveBets: number;
  validBet: Money | null;
  flags: readonly RoundFlag[];
  openedAt: Date;
  closedAt: Date | null;
}

export const roundId = (vendor: string, ref: string) => digest(`${vendor}/${ref}`);

const newRound = (member: string, note: RoundNote, at: Date): RoundRow => ({
  member,
  vendor: note.vendor,
  round: roundId(note.vendor, note.ref),
  ref: note.ref,
  game: note.game,
  state: 'O',
  bets: 0n,
  wins: 0n,
  refunds: 0n,
  liveBets: 0,
  validBet: null,
  flags: [],
  openedAt: at,
  closedAt: null,
});

const flagged = (flags: readonly RoundFlag[], flag: RoundFlag | null) =>
  flag === null || flags.includes(flag) ? flags : [...flags, flag];

/** A bet, a win or both. Any order: a win may come first, a bet after the close. */
export function playedRound(
  old: RoundRow | null,
  member: string,
  note: RoundNote,
  at: Date,
): RoundRow {
  const round = old ?? newRound(member, note, at);
  const hasBet = note.bet !== undefined;
  const closes = note.final === true;
  const opens = hasBet || round.state === 'V';
  const state = closes ? 'C' : opens ? 'O' : round.state;
  return {
    ...round,
    state,
    bets: round.bets + (note.bet ?? 0n),
    wins: round.wins + (note.win ?? 0n),
    liveBets: round.liveBets + (hasBet ? 1 : 0),
    validBet: note.validBet ?? round.validBet,
    flags: flagged(round.flags, playedFlag(round.state, hasBet)),
    closedAt: state === 'O' ? null : (round.closedAt ?? at),
  };
}

function playedFlag(before: RoundRow['state'], hasBet: boolean): RoundFlag | null {
  if (before === 'C') return hasBet ? 'late' : 'resettled';
  return before === 'V' && !hasBet ? 'win_after_refund' : null;
}

/** A rollback of what put `stake` in and paid `win` out. Nothing left: the round is voided. */
export function refundedRound(round: RoundRow, stake: Money, win: Money, at: Date): RoundRow {
  const liveBets = round.liveBets - (stake > 0n ? 1 : 0);
  const wins = round.wins - win;
  const nothingLeft = round.bets > 0n && liveBets <= 0 && wins === 0n;
  const reopens = round.state === 'C' && stake > 0n;
  const state = nothingLeft ? 'V' : reopens ? 'O' : round.state;
  const flag = round.state !== 'C' || nothingLeft ? null : stake > 0n ? 'late' : 'resettled';
  return {
    ...round,
    state,
    wins,
    liveBets,
    refunds: round.refunds + stake,
    flags: flagged(round.flags, flag),
    closedAt: state === 'O' ? null : (round.closedAt ?? at),
  };
}
