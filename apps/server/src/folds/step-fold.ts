import type { Pool, PoolClient } from 'pg';
import type { Fold, FoldStep } from '@palaro/server';
import { inOneCommit } from '../db/in-one-commit.ts';

interface Mark {
  tx: string;
  floor: string;
  next_tx: string | null;
  next_floor: string | null;
}

interface Head {
  /** Every transaction below it has ended, but for the one that asks. */
  ended: string;
  /** Every transaction from it on begins after this look. */
  fresh: string;
}

const READ_MARK = `select tx::text, floor::text, next_tx::text, next_floor::text
  from fold_watermark where name = $1 for update`;
const READ_IDS = `select (case when is_called then last_value else last_value - 1 end)::text id
  from transfer_id`;
// A snapshot's list of running transactions leaves out its own, which posts nothing.
const READ_HEAD = `select coalesce((select min(x::text::bigint) from pg_snapshot_xip(s) x)::text,
    pg_snapshot_xmax(s)::text) ended, pg_snapshot_xmax(s)::text fresh
  from pg_current_snapshot() s`;
const MOVE_MARK = `update fold_watermark set tx = $2, floor = $3, next_tx = $4, next_floor = $5
  where name = $1`;
const REACH = `select set_config('search_path', 'ledger, ' || current_setting('search_path'), true)
  where exists (select from ledger_part where state = 'archived' and last_tx >= $1)`;

/** Until the commit, what lies in the archive from there on is found under the same names. */
export const reachArchive = (client: PoolClient, from: string) => client.query(REACH, [from]);

/** Where all transactions stand at this moment. */
export async function readHead(pool: Pool | PoolClient): Promise<Head> {
  const { rows } = await pool.query<Head>(READ_HEAD);
  return rows[0] as Head;
}

/**
 * Adds at most `span` further transactions to the fold and moves its watermark, in one commit.
 * Two at once take turns at the watermark's row, so that each transaction is added once. Answers
 * what was added; `from` equals `to` where nothing was left.
 */
export async function stepFold(
  pool: Pool,
  fold: Fold,
  { zone, span }: { zone: string; span: bigint },
): Promise<FoldStep> {
  return inOneCommit(pool, async (client) => {
    const mark = await lockMark(client, fold.name);
    // The ids before the snapshot: a transaction that begins after it then has ids above these.
    const ids = await client.query<{ id: string }>(READ_IDS);
    const head = await readHead(client);
    const to = least(BigInt(mark.tx) + span, BigInt(head.ended));
    const step = { from: mark.tx, to: to > BigInt(mark.tx) ? String(to) : mark.tx };
    if (step.from !== step.to) {
      await reachArchive(client, step.from);
      for (const sql of fold.sql) await client.query(sql, valuesOf(sql, step, zone));
      const next = markAt(step.to, mark, head.fresh, ids.rows[0]?.id ?? '0');
      await client.query(MOVE_MARK, [
        fold.name,
        next.tx,
        next.floor,
        next.next_tx,
        next.next_floor,
      ]);
    }
    return step;
  });
}

/** The lock is a statement of its own: the next one must see what the holder before left. */
export async function lockMark(client: PoolClient, name: string): Promise<Mark> {
  const found = await client.query<Mark>(READ_MARK, [name]);
  if (found.rows[0]) return found.rows[0];
  const insert = 'insert into fold_watermark (name, tx) values ($1, 0) on conflict do nothing';
  await client.query(insert, [name]);
  const made = await client.query<Mark>(READ_MARK, [name]);
  return made.rows[0] as Mark;
}

const valuesOf = (sql: string, { from, to }: FoldStep, zone: string) =>
  sql.includes('$3') ? [from, to, zone] : [from, to];

function markAt(tx: string, mark: Mark, fresh: string, id: string): Mark {
  if (BigInt(tx) >= BigInt(fresh)) return { tx, floor: id, next_tx: null, next_floor: null };
  const waiting = mark.next_tx !== null && mark.next_floor !== null;
  if (waiting && BigInt(tx) < BigInt(mark.next_tx ?? 0)) return { ...mark, tx };
  const floor = waiting ? (mark.next_floor ?? mark.floor) : mark.floor;
  return { tx, floor, next_tx: fresh, next_floor: id };
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);
