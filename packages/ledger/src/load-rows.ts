import type { RoundFlag, RoundRow } from './rounds.ts';
import {
  keyOf,
  type AccountRow,
  type HoldRow,
  type KeyOutcome,
  type KeyRow,
  type TargetRow,
} from './state.ts';

// Turns the database's rows into the state that a batch is decided by.

export interface RawRound {
  member_id: string;
  vendor: string;
  round: string;
  ref: string;
  game: string;
  state: RoundRow['state'];
  bets: string;
  wins: string;
  refunds: string;
  bet_count: number;
  adjusted: string;
  netted: boolean;
  close_bets: string | null;
  close_wins: string | null;
  close_refunds: string | null;
  valid_bet: string | null;
  flags: RoundFlag[];
  opened_at: Date;
  closed_at: Date | null;
  archived: boolean;
}
/** Groups accounts by member; `accounts` is the text that `LOCK` returns. */
export function groupAccounts(accounts: string): Map<string, AccountRow[]> {
  const members = new Map<string, AccountRow[]>();
  for (const row of accounts === '' ? [] : accounts.split(',')) {
    const [member = '', id = '', book, kind, balance = 0, version = 0, vendor = ''] =
      row.split(' ');
    const list = members.get(member) ?? [];
    members.set(member, list);
    list.push({
      id,
      book: Number(book),
      kind: kind as AccountRow['kind'],
      vendor,
      balance: BigInt(balance),
      version: BigInt(version),
    });
  }
  return members;
}

export interface RawKey {
  member_id: string;
  key: string;
  input: string;
  outcome: KeyOutcome;
  transfer_id: string | null;
}

export const readKey = (row: RawKey): KeyRow => ({
  input: row.input,
  outcome: row.outcome,
  transferId: row.transfer_id,
});

export interface RawTarget {
  member_id: string;
  transfer_id: string;
  kind: string;
  pending_id: string | null;
  cause_kind: string;
  cause_id: string;
  from_account: string;
  to_account: string;
  amount: string;
}

export function groupTargets(rows: readonly RawTarget[]): Map<string, TargetRow> {
  const targets = new Map<string, TargetRow>();
  for (const row of rows) {
    const key = keyOf(row.member_id, row.transfer_id);
    const old = targets.get(key)?.postings ?? [];
    const posting = { from: row.from_account, to: row.to_account, amount: BigInt(row.amount) };
    targets.set(key, {
      transferId: row.transfer_id,
      kind: row.kind,
      pendingId: row.pending_id,
      causeKind: row.cause_kind,
      causeId: row.cause_id,
      postings: [...old, posting],
    });
  }
  return targets;
}

export interface RawHold {
  member_id: string;
  transfer_id: string;
  amount: string;
  state: HoldRow['state'];
  kind: string;
  against: string | null;
  resolved_by: string | null;
  cause_id: string;
}

export const readHold = (row: RawHold): HoldRow => ({
  amount: BigInt(row.amount),
  state: row.state,
  kind: row.kind,
  against: row.against,
  causeId: row.cause_id,
  by: row.resolved_by,
});

export const readRound = (row: RawRound): RoundRow => ({
  member: row.member_id,
  vendor: row.vendor,
  round: row.round,
  ref: row.ref,
  game: row.game,
  state: row.state,
  bets: BigInt(row.bets),
  wins: BigInt(row.wins),
  refunds: BigInt(row.refunds),
  liveBets: row.bet_count,
  adjusted: BigInt(row.adjusted),
  netted: row.netted,
  close:
    row.close_bets === null
      ? null
      : {
          bets: BigInt(row.close_bets),
          wins: BigInt(row.close_wins ?? 0),
          refunds: BigInt(row.close_refunds ?? 0),
        },
  validBet: row.valid_bet === null ? null : BigInt(row.valid_bet),
  flags: row.flags,
  openedAt: row.opened_at,
  closedAt: row.closed_at,
});
