import { sql } from 'kysely';
import type { Db } from '@palaro/server';
import type { Head } from './heads.ts';
import './audit.tables.ts';

export const lastEntry = (db: Db) =>
  db
    .selectFrom('audit_entry')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

export const lastHead = (db: Db) =>
  db.selectFrom('audit_head').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirst();

export const listHeads = (db: Db, from: string, to: string) =>
  db
    .selectFrom('audit_head')
    .selectAll()
    .where('seq', '>=', from)
    .where('seq', '<=', to)
    .orderBy('seq')
    .execute();

/** False if this end is signed already. */
export async function insertHead(db: Db, head: Head & { signature: Buffer }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('audit_head')
    .values(head)
    .onConflict((same) => same.column('seq').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The range of entries from one time to before another; null: there is none. */
export async function rangeBetween(db: Db, from: Date | undefined, until: Date | undefined) {
  const found = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => [
      fn.min<string | null>('seq').as('first'),
      fn.max<string | null>('seq').as('last'),
    ])
    .$if(from !== undefined, (rows) => rows.where('at', '>=', from!))
    .$if(until !== undefined, (rows) => rows.where('at', '<', until!))
    .executeTakeFirst();
  return found?.first && found.last ? { first: found.first, last: found.last } : null;
}

/** Entries as they are hashed. */
export async function listTexts(db: Db, from: string, to: string) {
  const { rows } = await sql<{ seq: string; entry: string; hash: string }>`
    select seq, entry::text as entry, encode(hash, 'hex') as hash from audit_entry
      where seq between ${from} and ${to} order by seq`.execute(db);
  return rows;
}

export const hashOf = (db: Db, seq: string) =>
  db.selectFrom('audit_entry').select('hash').where('seq', '=', seq).executeTakeFirst();

export interface Batch {
  checked: string;
  last: string | null;
  hash: Buffer | null;
  /** The first number at which an entry is missing or not as it was written. */
  broken: string | null;
  missing: boolean | null;
}

/** Computes the links of a part of the chain anew, in the database. */
export async function checkBatch(db: Db, from: string, to: string, before: Buffer) {
  const { rows } = await sql<Batch>`
    with part as (
      select seq, hash, at = (entry->>'at')::timestamptz as timed, entry,
          coalesce(lag(seq) over byseq, ${from}::bigint - 1) + 1 as expected,
          coalesce(lag(hash) over byseq, ${before}) as before
        from audit_entry where seq between ${from} and ${to}
        window byseq as (order by seq)
    ), judged as (
      select *, seq <> expected as missing,
          not timed or hash <> audit_hash(before, entry) as changed from part
    )
    select count(*)::text as checked, max(seq)::text as last,
        (array_agg(hash order by seq desc))[1] as hash,
        (min(expected) filter (where missing or changed))::text as broken,
        (array_agg(missing order by seq) filter (where missing or changed))[1] as missing
      from judged`.execute(db);
  return rows[0]!;
}

export interface Pair {
  one: string;
  other: string;
  approvals: number;
  total: number;
}

/** Who approved whose changes since then, for pairs in which each approved the other's. */
export async function listPairs(db: Db, since: Date, least: number): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    with approval as (
      select substring(actor from '^operator:(.*)$') as checker, entry->'after'->>'maker' as maker
        from audit_entry where action = 'change.approve' and at >= ${since}
    ), pair as (
      select least(maker, checker) as one, greatest(maker, checker) as other,
          count(*)::int as approvals
        from approval group by 1, 2
        having count(*) >= ${least} and count(distinct maker) = 2
    )
    select p.*, (select count(*)::int from approval a where a.maker in (p.one, p.other)) as total
      from pair p order by approvals desc, one, other limit 100`.execute(db);
  return rows;
}
