import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tables } from '@palaro/server';

export type Broadcast = Selectable<Tables['inbox_broadcast']>;

/** Writes a broadcast once per key. Returns false if the key exists already. */
export async function insertBroadcast(
  db: Db,
  row: Insertable<Tables['inbox_broadcast']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('inbox_broadcast')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const listBroadcasts = (db: Db, since: Date): Promise<Broadcast[]> =>
  db
    .selectFrom('inbox_broadcast')
    .selectAll()
    .where('sent_at', '>=', since)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();

/** The changes to a member's broadcasts. Undefined leaves a value unchanged. */
interface MarkChange {
  read?: Date;
  deleted?: Date | null;
}

/** Marks a member's broadcasts. The first reading and deletion keep their time. */
export async function markBroadcasts(
  db: Db,
  member: MemberId,
  ids: readonly string[],
  { read, deleted }: MarkChange,
): Promise<void> {
  await sql`
    insert into inbox_mark as mark (member_id, broadcast_id, read_at, deleted_at)
    select ${member}, id, ${read ?? null}::timestamptz, ${deleted ?? null}::timestamptz
    from unnest(${[...ids]}::uuid[]) id
    on conflict (member_id, broadcast_id) do update set
      read_at = coalesce(mark.read_at, excluded.read_at),
      deleted_at = case when ${deleted === null} then null
        else coalesce(mark.deleted_at, excluded.deleted_at) end`.execute(db);
}

export const dropOldBroadcasts = (db: Db, kinds: readonly string[], before: Date, most: number) =>
  db
    .deleteFrom('inbox_broadcast')
    .where('id', 'in', (from) =>
      from
        .selectFrom('inbox_broadcast')
        .select('id')
        .where('sent_at', '<', before)
        .where('kind', 'in', [...kinds] as never)
        .limit(most),
    )
    .execute();
