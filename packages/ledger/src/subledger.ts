import type { Money } from '@palaro/kernel';
import {
  only,
  partsOf,
  valuesOf,
  type Columns,
  type ColumnType,
  type RowOf,
  type SqlParts,
} from './subledger-columns.ts';

declare const CHECKED: unique symbol;

/** A row that commits with an item's money. Only a subledger's `entry` makes one. */
export interface SubledgerEntry {
  /** The subledger's name. */
  readonly name: string;
  readonly row: object & { readonly [CHECKED]: true };
}

/** Item as a judge knows it, besides the row. */
export interface JudgedItem {
  member: string;
  at: Date;
  /** Money that the item moves from the member's cash to the house. */
  stake: Money;
}

/** `skip`: this row is not written. */
export type Verdict<State> = { refuse: string } | { next: State | null; skip?: true };

/** SQL for all rows of a batch at once, and the arrays that it takes as its parameters. */
export interface BatchStatement<Row> {
  text: string;
  values(rows: readonly Row[]): string[];
}

/**
 * Detail that an area keeps of the money's movements (an order's steps, rounds, seats at a table),
 * judged and written in the commit that moves the money (docs/domain/ledger.md §6, "A one-step
 * round in one commit"). A refused item writes none of its rows, and a refused stake changes no
 * state. `defineSubledger` makes one.
 */
export interface Subledger<Row = unknown, State = unknown> {
  name: string;
  /** Word that its states are kept under: its own name, or one that it shares with others. */
  about: string;
  load: BatchStatement<Row> | null;
  write: BatchStatement<Row> | null;
  subject(row: Row): string;
  judge(state: State | null, row: Row, item: JudgedItem): Verdict<State>;
  /** The row as an item takes it. */
  entry(row: Row): SubledgerEntry;
}

interface Load<K extends string> {
  /** The fields that the statement takes. */
  by: readonly K[];
  /**
   * SQL over these fields of the rows. It returns `subject` and the columns that are its state, or
   * one column `state` with all of it as JSON, and locks what it reads. It runs after the batch's
   * wallets are locked.
   */
  sql(parts: SqlParts<K>): string;
}

interface Definition<C extends Columns, J extends Columns, State> {
  /** Unique; the database's prepared statements are named by it. */
  name: string;
  /**
   * Subledgers with the same word are about the same things: what a row of one leaves of a subject
   * judges the next row about it, whichever it is of, also within a batch. Their `load`s give parts
   * of one state, so every `next` must keep the others' parts. Otherwise the name.
   */
  about?: string;
  /** Columns that `write` stores, in this order. In the SQL `roundId` is called `round_id`. */
  columns: C;
  /** Fields of a row that only `load` and `judge` read. */
  judged?: J;
  /** Without it every state is null. */
  load?: Load<Extract<keyof NoInfer<C> | keyof NoInfer<J>, string>>;
  /** The subject whose state judges this row, named as `load` names it. */
  subject(row: RowOf<C & J>): string;
  /**
   * Pure. Refuses with a code, or returns the state for the next row of the same subject. `state`
   * is null where `load` found nothing.
   */
  judge(state: State | null, row: RowOf<C & J>, item: JudgedItem): Verdict<NoInfer<State>>;
  /** SQL that stores the columns of posted items' rows. */
  write?(parts: SqlParts<Extract<keyof C, string>>): string;
}

/**
 * Defines a subledger. Its columns give the type of its rows and the column list of its SQL, which
 * is written here, once.
 */
export function defineSubledger<C extends Columns, State, J extends Columns = Record<never, never>>(
  of: Definition<C, J, State>,
): Subledger<RowOf<C & J>, State> {
  const { name, about = name, columns, judged, load } = of;
  const all: Columns = { ...columns, ...judged };
  const write = of.write?.bind(of);
  return {
    name,
    about,
    load: load ? statement(only(all, load.by), (parts) => load.sql(parts)) : null,
    write: write ? statement<Extract<keyof C, string>>(columns, write) : null,
    subject: of.subject,
    judge: of.judge,
    entry: (row) => ({ name, row: row as SubledgerEntry['row'] }),
  };
}

const statement = <K extends string>(
  of: Readonly<Record<K, ColumnType<unknown>>>,
  sql: (parts: SqlParts<K>) => string,
) => ({ text: sql(partsOf(of)), values: valuesOf(of) });
