import type { Insertable } from 'kysely';
import type { Db, Tables } from '@palaro/server';

export type MessageRow = Insertable<Tables['gateway_message']>;
export type ParkedRow = Insertable<Tables['gateway_parked']>;

/** Takes the nonce for this credential. Of two attempts at once, only one gets true. */
export async function takeNonce(db: Db, key: string, nonce: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('gateway_nonce')
    .values({ key, nonce, seen_at: at })
    .onConflict((row) => row.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const dropNonces = (db: Db, before: Date) =>
  db.deleteFrom('gateway_nonce').where('seen_at', '<', before).execute();

export const insertMessages = (db: Db, rows: MessageRow[]) =>
  db.insertInto('gateway_message').values(rows).execute();

/** Removes up to `batch` messages that are past their keeping time. */
export const dropMessages = (db: Db, before: Date, batch: number) =>
  db
    .deleteFrom('gateway_message')
    .where('id', 'in', (from) =>
      from
        .selectFrom('gateway_message')
        .select('id')
        .where('at', '<', before)
        .orderBy('id')
        .limit(batch),
    )
    .execute();

/** Stores a credit that could not be booked; a retry adds no row. True when it is new. */
export async function insertParked(db: Db, row: ParkedRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('gateway_parked')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
