import type { Money } from '@palaro/kernel';
import { digest } from './accounts.ts';

/** `mismatch` stays while the vendor's totals differ from ours; the other flags stay for ever. */
export type RoundFlag = 'late' | 'resettled' | 'win_after_refund' | 'mismatch';

/** The totals of a round, as a vendor reports them. */
export interface RoundTotals {
  bets: Money;
  wins: Money;
  refunds: Money;
}

/** The round that an item belongs to, and what the item says about it. */
export interface RoundNote {
  vendor: string;
  /** The vendor's name for the round. */
  ref: string;
  game: string;
  /**
   * Its ref was made for this item, so no other can have named it: the round is not looked for. If
   * it is there after all, its primary key refuses the item.
   */
  fresh?: true;
  /** Absent where the item is no bet. A bet of 0 is a bet too. */
  bet?: Money;
  win?: Money;
  /** A correction of the wins, signed. */
  adjust?: Money;
  /** This item ends the round. */
  final?: boolean;
  validBet?: Money;
  /** The totals with which the vendor closes the round. */
  close?: RoundTotals;
  /** People undid the round: bets of 0, which no reversal finds, count no longer either. */
  undone?: true;
}

export interface RoundRow extends RoundTotals {
  member: string;
  vendor: string;
  /** Digest of vendor and ref. Transfers name it as their cause. */
  round: string;
  ref: string;
  game: string;
  /** Open, closed, voided (docs/domain/wallet-protocol.md §7). */
  state: 'O' | 'C' | 'V';
  /** Bets that were not rolled back; a buy-in counts as one. */
  liveBets: number;
  /** The part of `wins` that came by adjustments. */
  adjusted: Money;
  /** Booked net: a buy-in's ticks do not tell the stakes, only the difference. */
  netted: boolean;
  validBet: Money | null;
  close: RoundTotals | null;
  flags: readonly RoundFlag[];
  openedAt: Date;
  closedAt: Date | null;
}

/** What an item changes in its round; absent sums are 0. */
export interface RoundChange extends Partial<RoundTotals> {
  adjusted?: Money;
  /** +1 for a bet, −1 for a bet that was rolled back. */
  liveBets?: number;
  netted?: true;
  final?: boolean;
  validBet?: Money;
  close?: RoundTotals;
  undone?: true;
}

export const roundId = (vendor: string, ref: string) => digest(`${vendor}/${ref}`);

/** A new round, before its first change. */
export const newRound = (member: string, note: RoundNote, at: Date): RoundRow => ({
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
  adjusted: 0n,
  netted: false,
  validBet: null,
  close: null,
  flags: [],
  openedAt: at,
  closedAt: null,
});

/** The change that a played item makes: a bet, a win, both, a correction or the closing totals. */
export const playedChange = (note: RoundNote): RoundChange => ({
  bets: note.bet,
  wins: (note.win ?? 0n) + (note.adjust ?? 0n),
  adjusted: note.adjust,
  liveBets: note.bet === undefined ? 0 : 1,
  final: note.final,
  validBet: note.validBet,
  close: note.close,
  undone: note.undone,
});

/** The round after a change. Items may come in any order: a win first, or a bet after the close. */
export function changedRound(old: RoundRow, change: RoundChange, at: Date): RoundRow {
  const { bets = 0n, wins = 0n, refunds = 0n, adjusted = 0n, liveBets = 0 } = change;
  const round: RoundRow = {
    ...old,
    bets: old.bets + bets,
    wins: old.wins + wins,
    refunds: old.refunds + refunds,
    adjusted: old.adjusted + adjusted,
    liveBets: change.undone ? 0 : old.liveBets + liveBets,
    netted: old.netted || change.netted === true,
    validBet: change.validBet ?? old.validBet,
    close: change.close ?? old.close,
  };
  const state = stateOf(old, round, change);
  return {
    ...round,
    state,
    flags: flagsOf(old, { ...round, state }, change),
    closedAt: state === 'O' ? null : (old.closedAt ?? at),
  };
}

const touchesBets = (change: RoundChange) => (change.liveBets ?? 0) !== 0;

function stateOf(old: RoundRow, round: RoundRow, change: RoundChange): RoundRow['state'] {
  if (isVoid(old, round, change)) return 'V';
  if (round.close) {
    if (agrees(round, round.close)) return 'C';
    // A later win or correction settles the round again; it does not open it (§7).
    const settlesAnew = old.state === 'C' && !touchesBets(change) && !change.close;
    return settlesAnew ? 'C' : 'O';
  }
  if (change.final) return 'C';
  return touchesBets(change) || old.state === 'V' ? 'O' : old.state;
}

/**
 * Whether every bet came back and nothing was won. A vendor may also report this for bets that
 * never counted here.
 */
function isVoid(old: RoundRow, round: RoundRow, change: RoundChange): boolean {
  const { close, bets, refunds, wins, liveBets } = round;
  if (liveBets > 0 || bets !== refunds || wins !== 0n) return false;
  const refunded = close !== null && close.bets > 0n && close.bets === close.refunds;
  const hadBets = bets > 0n || old.state === 'V' || (change.liveBets ?? 0) < 0;
  return hadBets || change.undone === true || (refunded && close.wins === 0n);
}

/**
 * Whether the vendor's totals match ours. Stakes are compared without refunds: if a rollback came
 * before its bet, the bet is in the vendor's sums but not in ours. The vendor's wins may include
 * adjustments or not. A round booked net is compared by what the house keeps.
 */
function agrees(round: RoundRow, close: RoundTotals): boolean {
  const staked = round.bets - round.refunds;
  const closed = close.bets - close.refunds;
  if (!round.netted && staked !== closed) return false;
  const rest = staked - round.wins - (closed - close.wins);
  return rest === 0n || rest + round.adjusted === 0n;
}

function flagsOf(old: RoundRow, round: RoundRow, change: RoundChange): readonly RoundFlag[] {
  const mismatch = round.close !== null && !agrees(round, round.close);
  const kept: readonly RoundFlag[] = old.flags.filter((flag) => flag !== 'mismatch');
  const event = eventFlag(old, round, change);
  const added = event && !kept.includes(event) ? [...kept, event] : kept;
  return mismatch ? [...added, 'mismatch'] : added;
}

function eventFlag(old: RoundRow, round: RoundRow, change: RoundChange): RoundFlag | null {
  const { wins = 0n, bets = 0n, refunds = 0n } = change;
  if (old.state === 'V') return wins > 0n && !touchesBets(change) ? 'win_after_refund' : null;
  if (old.state === 'O' || round.state === 'V') return null;
  if (touchesBets(change)) return round.state === 'O' || !round.close ? 'late' : null;
  return wins !== 0n || bets !== 0n || refunds !== 0n ? 'resettled' : null;
}

const upTo = (amount: Money, most: Money) => (amount < most ? amount : most > 0n ? most : 0n);

/** Money that the house pays: it first refunds the stakes, and the rest is a win. */
export function fromHouse(round: RoundRow, amount: Money): RoundChange {
  const refunds = upTo(amount, round.bets - round.refunds);
  return { refunds, wins: amount - refunds, netted: true };
}

/** Money that the house takes back: it first takes from the wins, and the rest is a stake. */
export function toHouse(round: RoundRow, amount: Money): RoundChange {
  const taken = upTo(amount, round.wins);
  return { wins: -taken, bets: amount - taken, netted: true };
}
