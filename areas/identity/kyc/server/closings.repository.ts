import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tables, Tx } from '@palaro/server';
import './kyc.tables.ts';

export type ClosingRecord = Selectable<Tables['kyc_closing']>;
export type ClosingState = ClosingRecord['state'];

/** Inserts a closing; undefined where another of the member is open. */
export const insertClosing = (tx: Tx, row: Insertable<Tables['kyc_closing']>) =>
  tx
    .insertInto('kyc_closing')
    .values(row)
    .onConflict((open) => open.doNothing())
    .returningAll()
    .executeTakeFirst();

export const findClosing = (db: Db, id: string) =>
  db.selectFrom('kyc_closing').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks the closing, so that an undo and the end of its day come one after the other. */
export const lockClosing = (tx: Tx, id: string) =>
  tx.selectFrom('kyc_closing').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Finds the closing of the member that waits for a second person or can still be undone. */
export const findOpenClosing = (db: Db, member: MemberId) =>
  db
    .selectFrom('kyc_closing')
    .selectAll()
    .where('member_id', '=', member)
    .where('state', 'in', ['Asked', 'Closed'])
    .executeTakeFirst();

/** Finds the newest closing that came of an application. */
export const findClosingOf = (db: Db, application: string) =>
  db
    .selectFrom('kyc_closing')
    .selectAll()
    .where('application_id', '=', application)
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

interface Move {
  from: ClosingState;
  to: ClosingState;
  at: Date;
}

/** Moves a closing on; false where it has moved meanwhile. */
export async function endClosing(tx: Tx, id: string, { from, to, at }: Move): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('kyc_closing')
    .set({ state: to, ended_at: at })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** SQL: a second person decides whether this application closes the account. */
export const waitsForSecond = (application: RawBuilder<unknown>) => sql<boolean>`exists (
  select from kyc_closing k where k.application_id = ${application} and k.state = 'Asked')`;

/** SQL: the identity check closed the account of this member, which can still be undone. */
export const closingCanBeUndone = (member: RawBuilder<unknown>) => sql<boolean>`exists (
  select from kyc_closing k where k.member_id = ${member} and k.state = 'Closed')`;

/** Reads the closing that came of an application, as operators see it. */
export async function readClosing(db: Db, application: string) {
  const row = await findClosingOf(db, application);
  if (!row) return null;
  const { id, state, reason, undo_until: until } = row;
  const pending = await db
    .selectFrom('change_request')
    .select('id')
    .where('state', '=', 'Pending')
    .where('subject', '=', `member:${row.member_id}`)
    .where(
      sql<boolean>`(kind = 'kyc.close' and payload->>'application' = ${application}
        or kind = 'kyc.undo-close' and payload->>'undoes' = ${id})`,
    )
    .executeTakeFirst();
  return { state, reason, undoUntil: until?.toISOString() ?? null, change: pending?.id ?? null };
}
