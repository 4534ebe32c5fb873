import type { Pool, PoolClient } from 'pg';
import { KEPT_MONTHS } from './archive-parts.ts';

/** How many members' rounds are looked through in one step. */
const MEMBERS_AT_ONCE = 500;
/**
 * Rounds moved in one transaction. Bets of their members wait that long, so the number is small.
 */
const MOVED_AT_ONCE = 500;

interface RoundKey {
  member_id: string;
  vendor: string;
  round: string;
}

// This uses the index of a member's rounds by time. A separate index would slow down every bet.
const OLD = `select g.member_id::text, g.vendor, g.round from (
    select distinct member_id from wallet where member_id > $1 and member_id <= $2) m
  cross join lateral (select g.member_id, g.vendor, g.round from game_round g
    where g.member_id = m.member_id and g.state <> 'O'
      and g.opened_at < $3 and g.closed_at < $3
      and g.tx < coalesce((select min(tx) from fold_watermark),
        pg_snapshot_xmin(pg_current_snapshot())::text::bigint)) g
  limit ${MOVED_AT_ONCE}`;
// Locks wallets in the batcher's order, so that a late message of the member comes before or after
// the move, never in between.
const LOCK = `select from (select from wallet where member_id = any($1::bigint[])
  order by member_id, account_id for no key update) locked`;
const TAKEN = `delete from game_round g
  using unnest($1::bigint[], $2::text[], $3::uuid[]) q (member_id, vendor, round)
  where g.member_id = q.member_id and g.vendor = q.vendor and g.round = q.round
    and g.state <> 'O' and g.closed_at < $4 returning g.*`;
const COLUMNS = `select string_agg(quote_ident(attname), ', ' order by attnum) names
  from pg_attribute where attrelid = 'archive.game_round'::regclass
    and attnum > 0 and not attisdropped`;

/**
 * Moves rounds that closed more than 13 months ago into the archive. Each call looks at up to
 * `members` members and goes on where the last one stopped. Open rounds stay, and so do rounds that
 * a fold has not read yet. A late message brings its round back (`loadState`). Returns how many
 * rounds moved, and whether the last member was reached. Source: docs/domain/ledger.md §9.
 */
export async function archiveRounds(
  pool: Pool,
  { now, members }: { now: Date; members: number },
): Promise<{ moved: number; ended: boolean }> {
  const before = await archivedBefore(pool, now);
  let moved = 0;
  for (let seen = 0; seen < members; seen += MEMBERS_AT_ONCE) {
    const span = await nextSpan(pool);
    if (!span) return { moved, ended: true };
    for (let last = MOVED_AT_ONCE; last === MOVED_AT_ONCE; moved += last) {
      last = await moveSome(pool, span, before);
    }
    await pool.query(`update archive_walk set up_to = $1 where name = 'game_round'`, [span.to]);
  }
  return { moved, ended: false };
}

/** What ended before this instant goes to the archive. */
export async function archivedBefore(pool: Pool, now: Date): Promise<Date> {
  const text = 'select $1::timestamptz - make_interval(months => $2) as at';
  const { rows } = await pool.query<{ at: Date }>(text, [now, KEPT_MONTHS]);
  return rows[0]!.at;
}

/** The next members to look at; null at the end, after which the walk starts again. */
async function nextSpan(pool: Pool): Promise<{ from: string; to: string } | null> {
  const { rows } = await pool.query<{ from: string; to: string | null }>(
    `select w.up_to::text "from", (select max(member_id)::text from (
        select distinct member_id from wallet where member_id > w.up_to
          order by member_id limit ${MEMBERS_AT_ONCE}) m) "to"
      from archive_walk w where name = 'game_round'`,
  );
  const { from = '0', to = null } = rows[0] ?? {};
  if (to !== null) return { from, to };
  await pool.query(`update archive_walk set up_to = 0 where name = 'game_round'`);
  return null;
}

async function moveSome(pool: Pool, span: { from: string; to: string }, before: Date) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<RoundKey>(OLD, [span.from, span.to, before]);
    await client.query(LOCK, [[...new Set(rows.map((row) => row.member_id))]]);
    await moveRows(client, rows, before);
    await client.query('commit');
    return rows.length;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** A round that is in the archive already is overwritten with its present values. */
async function moveRows(client: PoolClient, rows: readonly RoundKey[], before: Date) {
  const { names } = (await client.query<{ names: string }>(COLUMNS)).rows[0]!;
  const kept = names.split(', ').map((name) => `${name} = excluded.${name}`);
  await client.query(
    `with gone as (${TAKEN}) insert into archive.game_round (${names})
      select ${names} from gone
      on conflict (member_id, vendor, round) do update set ${kept.join()}`,
    [
      rows.map((row) => row.member_id),
      rows.map((row) => row.vendor),
      rows.map((row) => row.round),
      before,
    ],
  );
}
