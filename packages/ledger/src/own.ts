import type { Money } from '@palaro/kernel';

/** A plain JSON value, as it goes into the database's set-based statements. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonRow = { [key: string]: Json };

/**
 * One row that commits with an item's money: the name of a registered kind and its values.
 * Amounts are decimal texts or counts as strings; JSON has no bigint.
 */
export interface OwnEntry {
  name: string;
  row: JsonRow;
}

/** What a judge may know of the item besides its own row. */
export interface JudgedItem {
  member: string;
  at: Date;
  /** What goes from the member's cash to the house. */
  stake: Money;
}

/** `skip`: the row needs no writing this time. */
export type Verdict = { refuse: string } | { next: Json; skip?: true };

/**
 * Rows of another service that are judged and written with the money, for a whole batch at once
 * (ledger.md §6, "A one-step round in one commit"). Three steps: `load` locks and reads what the
 * rows are judged by, `judge` says no with a code or gives the state that the next row of the same
 * subject is judged by, `write` stores the rows of the items that posted. A refused item writes
 * none of its rows, and a refused stake changes no state.
 */
export interface OwnRows {
  name: string;
  /**
   * SQL with `$1::jsonb`, an array of rows: answers (subject text, state jsonb), locking what it
   * reads. Runs after the wallets of the batch are locked. Without it, every state is null.
   */
  load?: string;
  /** Instead of JSON, `load` gets these fields, each as an array ($1, $2 …) in the rows' order. */
  loadFields?: readonly string[];
  /** What `load` is given of a row; the whole of it where this is absent. */
  loadBy?(row: JsonRow): JsonRow;
  /** Which state a row is judged by, as `load` names it. */
  subject(row: JsonRow): string;
  /** Pure. `state` is null where `load` found nothing. */
  judge(state: Json, row: JsonRow, item: JudgedItem): Verdict;
  /**
   * SQL with `$1::jsonb`, an array of the rows of posted items in their order; each has two
   * fields more: `transferId` (text or null where nothing moved) and `at` (ISO instant).
   */
  write?: string;
  /** Instead of JSON, `write` gets these fields, each as an array ($1, $2 …) in the rows' order. */
  writeFields?: readonly string[];
}
