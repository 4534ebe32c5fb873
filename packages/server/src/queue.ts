import type { Static, TObject } from '@palaro/api';
import type { Db } from './db.ts';

/**
 * Events between areas, kept until every listener has handled them. An area adds its events by
 * declaration merging: `declare module '@palaro/server' { interface Events { 'x.done': XDone } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Events {}

/** Allows only values that survive JSON unchanged: an instant as ISO text, money as a decimal. */
type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Date | bigint | ((...given: never) => unknown)
    ? never
    : { [K in keyof T]: Plain<T[K]> };

/** A task as a row, for code that adds it in its SQL statement: the ledger. */
export type JobRow = {
  task: string;
  payload: object;
  attempts: number;
  afterSeconds: number;
};

/**
 * SQL that adds rows to the queue. `rows` is a query of them in parentheses, with the columns
 * `task`, `payload`, `attempts` and `after_seconds`. Workers hear of them at the commit.
 */
export const addJobsFrom = (rows: string) =>
  `select graphile_worker.add_job(task, payload::json, max_attempts => attempts,
    run_at => clock_timestamp() + after_seconds * interval '1 second')
  from ${rows} job`;

/** What the queue needs to know about a task to store it. */
export interface AskedTask<P extends TObject> {
  /** `<area>.<verb>-<noun>`, unique; stored in the queue's rows. */
  name: string;
  /** Plain JSON, checked before each run. Prefer ids to values, and never put a secret in it. */
  payload: P;
  /** How often it is tried, with growing waits, before it counts as dead; 12 by default. */
  attempts?: number;
}

/** The durable queue. What is added in a transaction is stored only if that commits. */
export interface Queue {
  /** Adds a task that runs once, `afterSeconds` from now at the earliest. */
  add<P extends TObject>(
    db: Db,
    task: AskedTask<P>,
    payload: Static<P>,
    options?: { afterSeconds?: number },
  ): Promise<void>;
  /** Adds many in one statement. */
  addEach<P extends TObject>(
    db: Db,
    task: AskedTask<P>,
    payloads: readonly Static<P>[],
  ): Promise<void>;
  /** Tells the areas that listen; each hears of the event after the commit. */
  emit<N extends keyof Events & string>(
    db: Db,
    name: N,
    event: Events[N] & Plain<Events[N]>,
  ): Promise<void>;
  /** Tells of many in one statement. */
  emitEach<N extends keyof Events & string>(
    db: Db,
    name: N,
    events: readonly (Events[N] & Plain<Events[N]>)[],
  ): Promise<void>;
  /** The jobs that `emit` would add, as rows for `addJobsFrom`. */
  rowsOf<N extends keyof Events & string>(name: N, event: Events[N] & Plain<Events[N]>): JobRow[];
  /** Runs everything that is due, including what those runs add, and waits for running work. */
  runDue(): Promise<void>;
  /** Makes waiting tasks due this much earlier, for a clock that was moved forward. */
  advance(seconds: number): Promise<void>;
  /** Runs no tasks while `work` goes on (the demo's reset). */
  paused(work: () => Promise<void>): Promise<void>;
}
