import type { Money } from '@palaro/kernel';

/** A plain JSON value, as the statements for a whole batch take it. */
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

/** What a judge knows of the item besides the row. */
export interface JudgedItem {
  member: string;
  at: Date;
  /** What the item moves from the member's cash to the house. */
  stake: Money;
}

/** `skip`: this row is not written. */
export type Verdict = { refuse: string } | { next: Json; skip?: true };

/**
 * Rows of another service that are judged and written with the money, for a whole batch at once
 * (docs/domain/ledger.md §6, "A one-step round in one commit"). `load` locks and reads the states.
 * `judge` refuses with a code, or returns the state for the next row of the same subject. `write`
 * stores the rows of items that posted. A refused item writes none of its rows, and a refused stake
 * changes no state.
 */
export interface OwnRows {
  name: string;
  /**
   * Kinds with the same word are about the same things: what a row of one kind leaves of a subject
   * judges the next row about it, whatever its kind, also within a batch. Their `load`s give parts
   * of one state, so every `next` must keep the others' parts. Otherwise the name.
   */
  about?: string;
  /**
   * SQL with `$1::jsonb`, an array of rows. It returns `subject` and the columns that are its
   * state, or one column `state` with all of it as JSON, and locks what it reads. It runs after the
   * batch's wallets are locked. Without it every state is null.
   */
  load?: string;
  /** If set, `load` gets these fields as arrays ($1, $2 …) in the rows' order, and no JSON. */
  loadFields?: readonly string[];
  /** The part of a row that `load` gets; the whole row where this is absent. */
  loadBy?(row: JsonRow): JsonRow;
  /** The subject whose state judges this row, named as `load` names it. */
  subject(row: JsonRow): string;
  /** Pure. `state` is null where `load` found nothing. */
  judge(state: Json, row: JsonRow, item: JudgedItem): Verdict;
  /**
   * SQL with `$1::jsonb`, an array of the rows of posted items in their order. Each row has two
   * more fields: `transferId` (text, or null where nothing moved) and `at` (ISO instant).
   */
  write?: string;
  /** If set, `write` gets these fields as arrays ($1, $2 …) in the rows' order, and no JSON. */
  writeFields?: readonly string[];
}
