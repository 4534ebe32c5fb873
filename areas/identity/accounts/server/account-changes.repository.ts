import type { Insertable } from 'kysely';
import type { Db, Tables } from '@palaro/server';

export async function insertChange(db: Db, row: Insertable<Tables['account_change']>) {
  const { id } = await db
    .insertInto('account_change')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
