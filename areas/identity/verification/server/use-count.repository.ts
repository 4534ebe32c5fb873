import { sql } from 'kysely';
import { plusSeconds } from '@palaro/kernel';
import type { Db } from '@palaro/server';

interface Limit {
  scope: string;
  max: number;
  seconds: number;
}

/**
 * Records a use unless there were `max` within the last `seconds`. It is one statement, so that
 * simultaneous callers are counted one by one. A refused use is not recorded.
 */
export async function noteUse(db: Db, { scope, max, seconds }: Limit, now: Date): Promise<boolean> {
  const since = plusSeconds(now, -seconds);
  const { numAffectedRows = 0n } = await sql`
    insert into use_count (scope, used_at, keep_until)
    values (${scope}, array[${now}::timestamptz], ${plusSeconds(now, seconds)})
    on conflict (scope) do update set
      used_at = array(
        select at from unnest(use_count.used_at) at where at > ${since} order by at
      ) || ${now}::timestamptz,
      keep_until = excluded.keep_until
    where (select count(*) from unnest(use_count.used_at) at where at > ${since}) < ${max}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** When the oldest use that still counts was made; null where none counts. */
export async function oldestUse(db: Db, { scope, seconds }: Limit, now: Date) {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from use_count, unnest(used_at) at
    where scope = ${scope} and at > ${plusSeconds(now, -seconds)}`.execute(db);
  return rows[0]?.at ?? null;
}

export const dropOldCounts = (db: Db, now: Date, most: number) =>
  sql`delete from use_count where scope in (
    select scope from use_count where keep_until < ${now} limit ${most})`.execute(db);
