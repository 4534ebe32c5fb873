import type { Pool, PoolClient } from 'pg';

/** How far a fold has come. Transactions from `tx` on only have transfer ids above `floor`. */
export interface Mark {
  name: string;
  tx: string;
  floor: string;
  next_tx: string | null;
  next_floor: string | null;
}

interface Head {
  /** Every transaction below this number has ended, except the one that asks. */
  ended: string;
  /** Every transaction from this number on begins after this look. */
  fresh: string;
}

// A snapshot's list of running transactions omits the asking one, which posts nothing.
const HEAD = `coalesce((select min(x::text::bigint) from pg_snapshot_xip(s) x)::text,
    pg_snapshot_xmax(s)::text) ended, pg_snapshot_xmax(s)::text fresh`;
const READ_HEAD = `select ${HEAD} from pg_current_snapshot() s`;

/**
 * Where the archive holds a transaction from $1 on, the names `transfer`, `posting` and
 * `game_round` also cover the archive until the commit. Cursors are read to their end, so the
 * planner is told to plan for all rows.
 */
const REACH = `set_config('cursor_tuple_fraction', '1', true),
  case when exists (select from ledger_part where state = 'archived' and last_tx >= $1)
      or exists (select from archive.game_round where tx >= $1)
    then set_config('search_path', 'ledger, ' || current_setting('search_path'), true) end`;
const READ_HEAD_REACHING = `select ${HEAD}, ${REACH} from pg_current_snapshot() s`;
// A step's transactions lie beyond what the tables' statistics know of, so the planner expects a
// single row and would read a whole table for each of hundreds.
const READ_STEP_HEAD = `select ${HEAD}, ${REACH}, set_config('enable_seqscan', 'off', true)
  from pg_current_snapshot() s`;

// Locks are taken in order of name, so that two nodes cannot deadlock.
const LOCK_MARKS = `select name, tx::text, floor::text, next_tx::text, next_floor::text,
    (select case when is_called then last_value else last_value - 1 end from transfer_id)::text id
  from fold_watermark where name = any($1) order by name for update`;
const MAKE_MARKS = `insert into fold_watermark (name, tx) select unnest($1::text[]), 0
  on conflict do nothing`;
const MOVE_MARKS = `update fold_watermark set tx = $2, floor = $3, next_tx = $4, next_floor = $5
  where name = any($1)`;

/** Which transactions have ended at this moment. */
export async function readHead(pool: Pool): Promise<Head> {
  const { rows } = await pool.query<Head>(READ_HEAD);
  return rows[0] as Head;
}

/** Like `readHead`; if `from` or later lies in the archive, later reads include the archive. */
export async function readHeadReaching(client: PoolClient, from: string): Promise<Head> {
  const { rows } = await client.query<Head>(READ_HEAD_REACHING, [from]);
  return rows[0] as Head;
}

/** Like `readHeadReaching`, for reads of few rows: until the commit they go along indexes. */
export async function readStepHead(client: PoolClient, from: string): Promise<Head> {
  const { rows } = await client.query<Head>(READ_STEP_HEAD, [from]);
  return rows[0] as Head;
}

/**
 * Locks the folds' watermarks until the commit; `id` is the newest transfer id before the lock. The
 * lock is a separate statement, so that the next one sees what the previous holder committed.
 */
export async function lockMarks(
  client: PoolClient,
  names: readonly string[],
): Promise<{ marks: Mark[]; id: string }> {
  let { rows } = await client.query<Mark & { id: string }>(LOCK_MARKS, [names]);
  if (rows.length < names.length) {
    await client.query(MAKE_MARKS, [names]);
    ({ rows } = await client.query<Mark & { id: string }>(LOCK_MARKS, [names]));
  }
  return { marks: rows, id: rows[0]?.id ?? '0' };
}

/**
 * Moves the watermarks of folds at the same position. The highest floor is valid for all of them:
 * it is a fact about the transactions, whichever fold found it.
 */
export async function moveMarks(
  client: PoolClient,
  marks: readonly Mark[],
  to: { tx: string; fresh: string; id: string },
): Promise<void> {
  const [best] = [...marks].sort((a, b) => Number(BigInt(b.floor) - BigInt(a.floor)));
  if (!best) return;
  const { tx, floor, next_tx: nextTx, next_floor: nextFloor } = markAt(best, to);
  const names = marks.map(({ name }) => name);
  await client.query(MOVE_MARKS, [names, tx, floor, nextTx, nextFloor]);
}

function markAt(mark: Mark, { tx, fresh, id }: { tx: string; fresh: string; id: string }): Mark {
  if (BigInt(tx) >= BigInt(fresh)) {
    return { ...mark, tx, floor: id, next_tx: null, next_floor: null };
  }
  const waiting = mark.next_tx !== null && mark.next_floor !== null;
  if (waiting && BigInt(tx) < BigInt(mark.next_tx ?? 0)) return { ...mark, tx };
  const floor = waiting ? (mark.next_floor ?? mark.floor) : mark.floor;
  return { ...mark, tx, floor, next_tx: fresh, next_floor: id };
}
