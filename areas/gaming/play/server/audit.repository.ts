import { sql } from 'kysely';
import type { Db, Tx } from '@palaro/server';

type Follower = 'audit' | 'replay' | 'returns';

/**
 * The next rounds for a job that follows them, in commit order; locks the job's watermark. It stops
 * where a transaction is still open: by round id alone, a commit that comes late would be skipped.
 */
export async function nextRounds(tx: Tx, name: Follower, limit: number) {
  const mark = await tx
    .selectFrom('play_watermark')
    .select(['tx', 'round_id'])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Limited before the join: the planner expects few new rounds and would join and sort them all.
  const next = tx
    .selectFrom('play_round')
    .selectAll()
    .where(sql<boolean>`(tx, round_id) > (${mark.tx}::bigint, ${mark.round_id}::uuid)`)
    .where(sql<boolean>`tx < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`)
    .orderBy('tx')
    .orderBy('round_id')
    .limit(limit)
    .as('r');
  return tx
    .selectFrom(next)
    .innerJoin('play_seed as s', 's.id', 'r.pair_id')
    .selectAll('r')
    .select(['s.client_seed', 's.server_seed', 's.sealed', 's.server_seed_hash'])
    .orderBy('r.tx')
    .orderBy('r.round_id')
    .execute();
}

export type FollowedRound = Awaited<ReturnType<typeof nextRounds>>[number];

export const moveWatermark = (tx: Tx, name: Follower, to: { tx: string; round_id: string }) =>
  tx
    .updateTable('play_watermark')
    .set({ tx: to.tx, round_id: to.round_id })
    .where('name', '=', name)
    .execute();

export const findLastLink = (tx: Tx) =>
  tx
    .selectFrom('play_audit')
    .select(['seq', 'row_hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

export interface Link {
  seq: string;
  roundId: string;
  row: Record<string, unknown>;
  at: Date;
  prevHash: string;
  rowHash: string;
}

/** Passes all rows as one JSON value: six parameters a row cost more than the hashes. */
export const insertLinks = (tx: Tx, links: readonly Link[]) =>
  sql`insert into play_audit (seq, round_id, row, at, prev_hash, row_hash)
    select seq, "roundId", row, at, "prevHash", "rowHash"
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as r(
      seq bigint, "roundId" uuid, row jsonb, at timestamptz, "prevHash" text, "rowHash" text)
    order by seq`.execute(tx);

/** Hours that the fairness page lists. */
const HOURS_SHOWN = 48;

/** The last link of an hour gives its hash; the present hour is still open. */
export async function listAuditHours(db: Db) {
  const { rows } = await sql<{ hour: Date; rounds: string; row_hash: string }>`
    select date_trunc('hour', at) as hour, count(*) as rounds,
      (array_agg(row_hash order by seq desc))[1] as row_hash
    from play_audit
    where at >= (select max(at) from play_audit) - make_interval(hours => ${HOURS_SHOWN})
    group by 1 order by 1 desc limit ${HOURS_SHOWN}`.execute(db);
  return rows.map(({ hour, rounds, row_hash }) => ({
    hour: hour.toISOString(),
    rounds: Number(rounds),
    rowHash: row_hash,
  }));
}
