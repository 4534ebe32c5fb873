import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tables } from '@palaro/server';
import type { ExclusionKind } from './accounts.tables.ts';

interface PlayState {
  state: 'active' | 'disabled' | 'closed';
  /** The exclusions that hold now; null where there are none. */
  kinds: ExclusionKind[] | null;
}

/**
 * The account's state and its exclusions. A self-exclusion lasts until lifted, even past its day.
 */
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

/** The exclusions that hold now, without breaks. A self-exclusion lasts even past its day. */
export const listExclusionsNow = (db: Db, member: MemberId, now: Date) =>
  db
    .selectFrom('exclusion')
    .select(['kind', 'until_at'])
    .where('member_id', '=', member)
    .where('kind', '<>', 'time_out')
    .where('lifted_at', 'is', null)
    .where('from_at', '<=', now)
    .where((is) =>
      is.or([is('kind', '=', 'self'), is('until_at', 'is', null), is('until_at', '>', now)]),
    )
    .execute();

/**
 * SQL: an exclusion of this member holds now; a break that he took for some days is none. The same
 * rule as `listExclusionsNow`, for statements over many members.
 */
export const isExcludedNow = (member: RawBuilder<unknown>, now: Date) => sql<boolean>`exists (
  select from exclusion e where e.member_id = ${member} and e.kind <> 'time_out'
    and e.lifted_at is null and e.from_at <= ${now}
    and (e.kind = 'self' or e.until_at is null or e.until_at > ${now}))`;

/** SQL: this member is on a break that he took for some days. */
export const isOnTimeOut = (member: RawBuilder<unknown>, now: Date) => sql<boolean>`exists (
  select from exclusion e where e.member_id = ${member} and e.kind = 'time_out'
    and e.lifted_at is null and e.from_at <= ${now} and e.until_at > ${now})`;

export const insertExclusion = (db: Db, row: Insertable<Tables['exclusion']>) =>
  db.insertInto('exclusion').values(row).execute();

/** Decides which messages an account may get: its type, its first day and its breaks. */
interface Standing {
  type: number;
  registeredAt: Date;
  /** `until` null: no end. A self-exclusion lasts until it is lifted. */
  breaks: { from: Date; until: Date | null }[];
}

export async function readStanding(db: Db, member: MemberId): Promise<Standing> {
  const { type, registered_at } = await db
    .selectFrom('member')
    .select(['type', 'registered_at'])
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
  const { rows: breaks } = await sql<Standing['breaks'][number]>`
    select from_at "from", case when lifted_at is not null then lifted_at
      when kind <> 'self' then until_at end until
    from exclusion where member_id = ${member}`.execute(db);
  return { type, registeredAt: registered_at, breaks };
}

/** Ends the breaks that operators imposed; the member's own stay. */
export const liftBreaks = (tx: Db, member: MemberId, now: Date) =>
  tx
    .updateTable('exclusion')
    .set({ lifted_at: now })
    .where('member_id', '=', member)
    .where('kind', '=', 'time_out')
    .where('imposed_by', '<>', '')
    .where('lifted_at', 'is', null)
    .execute();

/** Lifts the exclusions that one decision imposed, because it was undone. */
export const liftExclusionsBy = (tx: Db, member: MemberId, imposedBy: string, now: Date) =>
  tx
    .updateTable('exclusion')
    .set({ lifted_at: now })
    .where('member_id', '=', member)
    .where('imposed_by', '=', imposedBy)
    .where('lifted_at', 'is', null)
    .execute();
