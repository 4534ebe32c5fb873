import { sql, type Insertable } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tables } from '@palaro/server';
import type { ExclusionKind } from './accounts.tables.ts';

interface PlayState {
  state: 'active' | 'disabled';
  /** What holds now; null where nothing does. */
  kinds: ExclusionKind[] | null;
}

/** The account's state with what keeps it from play; a self-exclusion outlasts its day. */
export async function findExclusion(
  db: Db,
  member: MemberId,
  now: Date,
): Promise<PlayState | undefined> {
  const { rows } = await sql<PlayState>`
    select m.state, (select array_agg(e.kind) from exclusion e
      where e.member_id = m.id and e.lifted_at is null and e.from_at <= ${now}
        and (e.kind = 'self' or e.until_at is null or e.until_at > ${now})) kinds
    from member m where m.id = ${member}`.execute(db);
  return rows[0];
}

export const insertExclusion = (db: Db, row: Insertable<Tables['exclusion']>) =>
  db.insertInto('exclusion').values(row).execute();
