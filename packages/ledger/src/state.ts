import type { Money } from '@palaro/kernel';
import type { MemberAccountKind } from './accounts.ts';
import type { RoundRow } from './rounds.ts';

export interface AccountRow {
  /** Decimal text, above zero. */
  id: string;
  book: number;
  kind: MemberAccountKind;
  vendor: string;
  balance: Money;
  /** Counts the account's postings, so it grows with each change. */
  version: bigint;
}

/** 1 posted, 2 tombstone, 3 noted, 4 a reversal's id. */
export type KeyOutcome = 1 | 2 | 3 | 4;

export interface KeyRow {
  input: string;
  outcome: KeyOutcome;
  transferId: string | null;
}

export interface PostingRow {
  leg: number;
  from: string;
  to: string;
  amount: Money;
  fromAfter: Money | null;
  toAfter: Money | null;
}

/** A posted transfer as far as a reversal needs it. */
export interface TargetRow {
  transferId: string;
  kind: string;
  /** The hold that it moved or ended, named by the transfer that made the hold. */
  pendingId: string | null;
  causeKind: string;
  causeId: string;
  postings: readonly Pick<PostingRow, 'from' | 'to' | 'amount'>[];
}

export interface HoldRow {
  amount: Money;
  state: 'P' | 'C' | 'V';
  /** The kind of the item that made it. */
  kind: string;
  /** For a buy-in, the house account against which ticks move the hold; otherwise null. */
  against: string | null;
  /** The cause of the transfer that made it. */
  causeId: string;
  /** The transfer that resolved it; null for one that ended empty. */
  by: string | null;
}

/** The state that decides a batch, read under the members' locks. `decide` never changes it. */
export interface LedgerState {
  /** By member. */
  accounts: ReadonlyMap<string, readonly AccountRow[]>;
  /** By `keyOf(member, key)`. */
  keys: ReadonlyMap<string, KeyRow>;
  /** Targets of reversals, by `keyOf(member, transferId)`. */
  targets: ReadonlyMap<string, TargetRow>;
  /** By `keyOf(member, transferId)`. */
  holds: ReadonlyMap<string, HoldRow>;
  /** By `roundOf(row)`. */
  rounds: ReadonlyMap<string, RoundRow>;
  /** House accounts' ids by `houseName`. */
  houses: ReadonlyMap<string, string>;
  /** States of subledgers, by `keyOf(about, subject)`. */
  subledger: ReadonlyMap<string, unknown>;
  /** Unused transfer ids, one per item. */
  ids: readonly string[];
}

export interface KeyWrite extends KeyRow {
  member: string;
  /** Digest of the key. */
  key: string;
}

export interface TransferWrite {
  member: string;
  id: string;
  key: string;
  kind: string;
  phase: 'S' | 'P' | 'C' | 'V';
  pendingId: string | null;
  causeKind: string;
  causeId: string;
  reverses: string | null;
  actor: string;
  at: Date;
}

export interface PostingWrite extends PostingRow {
  member: string;
  transferId: string;
  book: number;
}

export interface HoldWrite extends HoldRow {
  member: string;
  transferId: string;
  /** Set for a new hold only. */
  expiresAt: Date | null;
}

/** All rows that a batch writes; an updated row is here once, with its final values. */
export interface LedgerRows {
  keys: KeyWrite[];
  transfers: TransferWrite[];
  postings: PostingWrite[];
  wallets: { member: string; account: AccountRow }[];
  newHolds: HoldWrite[];
  /** Holds that were there before the batch. */
  holds: HoldWrite[];
  newRounds: RoundRow[];
  /** Rounds that were there before the batch. */
  rounds: RoundRow[];
  /** Rows by the name of their subledger, in the items' order. */
  subledger: Map<string, object[]>;
}

export const keyOf = (owner: string, name: string) => `${owner}/${name}`;
export const roundOf = (row: Pick<RoundRow, 'member' | 'vendor' | 'round'>) =>
  `${row.member}/${row.vendor}/${row.round}`;
