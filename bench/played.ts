import type { TestDatabase } from '@palaro/testkit';
import { CROWD_FROM } from './crowd.ts';

type Pool = TestDatabase['pool'];

const DAYS = 90;
const STAKE = 10_000;
const BIG_TABLES = ['game_round', 'transfer', 'posting'];
/** Whose round the nth is: a few members play very much, most very little. */
const PLAYER = `(${CROWD_FROM} + 1 + floor($2 * power(hashint8extended(n, 1)::numeric
  / 18446744073709551616 + 0.5, 3)))::bigint`;

/**
 * The crowd's rounds over the last days with their transfers, postings and the folded days that
 * the console reads, as if each had been played. In statements over all of them, with the indexes
 * of the three big tables made afterwards. Answers how many seconds it took.
 */
export async function makePlayed(
  pool: Pool,
  crowd: { members: number; rounds: number },
  { now, zone }: { now: Date; zone: string },
): Promise<number> {
  const start = performance.now();
  const made = await withoutIndexes(pool, BIG_TABLES, () => insertRounds(pool, crowd, now));
  for (const table of BIG_TABLES) await pool.query(`vacuum (analyze) ${table}`);
  await foldDays(pool, made, zone);
  return (performance.now() - start) / 1_000;
}

/** Every third round wins; ids run on from the last transfer's. Answers the last id before them. */
async function insertRounds(
  pool: Pool,
  { members, rounds }: { members: number; rounds: number },
  now: Date,
): Promise<string> {
  const { rows } = await pool.query<{ id: string; house: string }>(
    `select (select coalesce(max(transfer_id), 0) from transfer)::text id,
      (select account_id from house_account
        where book = 1 and kind = 'GAME' and vendor = 'PALARO' and detail = 'dice')::text house`,
  );
  const [{ id, house } = { id: '0', house: '' }] = rows;
  // Behind every watermark: the folds have seen them, see foldDays.
  await pool.query(
    `insert into game_round (member_id, vendor, round, ref, game, state, bets, wins, bet_count,
        opened_at, closed_at, tx)
      select ${PLAYER}, 'PALARO', md5(n::text)::uuid, md5(n::text)::uuid, 'dice', 'C', ${STAKE},
        case when n % 3 = 0 then ${STAKE} * 2 else 0 end, 1, at, at, 1
      from (select n, $3::timestamptz
          - make_interval(secs => ($1 - n)::float8 / $1 * ${DAYS} * 86400) as at
        from generate_series(1, $1::bigint) n) x (n, at), (select $2::numeric) y`,
    [rounds, members, now],
  );
  await pool.query(
    `insert into transfer (member_id, transfer_id, key, kind, cause_kind, cause_id, actor,
        posted_at, tx)
      select member_id, $1::bigint + row_number() over (order by opened_at), 'PALARO/' || ref,
        'betWin', 'round', ref, 'PALARO', opened_at, 1
      from game_round where member_id > ${CROWD_FROM}`,
    [id],
  );
  await pool.query(
    `insert into posting (member_id, transfer_id, leg, book, from_account, to_account, amount,
        from_after, to_after, tx)
      select member_id, transfer_id, leg, 1, case leg when 1 then 101 else $2::bigint end,
        case leg when 1 then $2::bigint else 101 end, leg * ${STAKE},
        case leg when 1 then 990000 end, case leg when 2 then 1010000 end, 1
      from transfer, generate_series(1, 2) leg
      where transfer_id > $1::bigint and (leg = 1 or transfer_id % 3 = 0)`,
    [id, house],
  );
  await pool.query(`select setval('transfer_id', $1::bigint + $2)`, [id, rounds]);
  return id;
}

/** What the folds would have summed up. */
async function foldDays(pool: Pool, after: string, zone: string): Promise<void> {
  await pool.query(
    `insert into member_day (member_id, day, book, vendor, game, bets, wins, refunds, adjusts,
        bet_count)
      select member_id, (opened_at at time zone $1)::date, 1, vendor, game, sum(bets), sum(wins),
        0, 0, count(*)
      from game_round where member_id > ${CROWD_FROM} group by 1, 2, vendor, game`,
    [zone],
  );
  await pool.query(
    `insert into statement_day (member_id, day, kind, vendor, transfers, paid_in, paid_out,
        first_id, last_id)
      select member_id, (posted_at at time zone $1)::date, kind, actor, count(*),
        sum(case when transfer_id % 3 = 0 then ${STAKE} * 2 else 0 end), count(*) * ${STAKE},
        min(transfer_id), max(transfer_id)
      from transfer where transfer_id > $2 group by 1, 2, kind, actor`,
    [zone, after],
  );
  await pool.query('vacuum (analyze) member_day');
  await pool.query('vacuum (analyze) statement_day');
}

/** Drops the tables' indexes and keys while they are filled, and makes them again. */
async function withoutIndexes<T>(
  pool: Pool,
  tables: readonly string[],
  fill: () => Promise<T>,
): Promise<T> {
  const { rows } = await pool.query<{ drop: string; make: string }>(
    `select case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
        else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end drop,
      case when c.oid is null then pg_get_indexdef(i.indexrelid)
        else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname,
          pg_get_constraintdef(c.oid)) end make
      from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype = 'p'
      where i.indrelid = any ($1::text[]::regclass[])`,
    [tables],
  );
  for (const { drop } of rows) await pool.query(drop);
  const made = await fill();
  for (const { make } of rows) await pool.query(make);
  return made;
}
