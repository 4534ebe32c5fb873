import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Tables } from '@palaro/server';

export type ChangeRow = Selectable<Tables['account_change']>;

export async function insertChange(db: Db, row: Insertable<Tables['account_change']>) {
  const { id } = await db
    .insertInto('account_change')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks as told what nobody told yet, and forgets where the member was reached before. */
export async function takeUntold(
  db: Db,
  now: Date,
  which: { id: string } | { limit: number },
): Promise<ChangeRow[]> {
  const some =
    'id' in which
      ? sql`select * from account_change where id = ${which.id} and told_at is null for update`
      : sql`select * from account_change where told_at is null order by id
          limit ${which.limit} for update skip locked`;
  const { rows } = await sql<ChangeRow>`
    with untold as (${some}), told as (
      update account_change c set told_at = ${now}, tell_old = null
      from untold where c.id = untold.id returning c.id)
    select untold.* from untold join told using (id) order by untold.id`.execute(db);
  return rows;
}
