import { sql, type Insertable, type Selectable } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tables, Tx } from '@palaro/server';
import type { Rejection } from '../kyc.api.ts';
import { waitsForSecond } from './closings.repository.ts';
import './kyc.tables.ts';

export type ApplicationRecord = Selectable<Tables['kyc_application']>;

/** The member's applications, newest first. */
export const listApplications = (db: Db, member: MemberId) =>
  db
    .selectFrom('kyc_application')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findApplication = (db: Db, id: string) =>
  db.selectFrom('kyc_application').selectAll().where('id', '=', id).executeTakeFirst();

export const insertApplication = (db: Db, row: Insertable<Tables['kyc_application']>) =>
  db.insertInto('kyc_application').values(row).execute();

interface Decision {
  state: 'approved' | 'rejected' | 'expired';
  by: string;
  at: Date;
  reason?: Rejection;
  askedAgain?: boolean;
  /** Two people agreed to it; nobody else decides what waits for the second one. */
  isAgreed?: boolean;
}

/** Decides an application whose state is `from`; undefined where somebody else has decided it. */
export const decideApplication = (
  db: Db,
  id: string,
  from: 'pending' | 'approved',
  { state, by, at, reason, askedAgain = false, isAgreed = false }: Decision,
) =>
  db
    .updateTable('kyc_application')
    .set({ state, decided_by: by, decided_at: at, reason: reason ?? null })
    .set({ asked_again: askedAgain, taken_by: null, taken_until: null })
    .where('id', '=', id)
    .where('state', '=', from)
    .$if(!isAgreed, (row) => row.where(waitsForSecond(sql.ref('kyc_application.id')), '=', false))
    .returningAll()
    .executeTakeFirst();

/** Lets a rejected application wait again, as its rejection was undone. */
export const reopenApplication = (tx: Tx, id: string) =>
  tx
    .updateTable('kyc_application')
    .set({ state: 'pending', decided_by: null, decided_at: null, reason: null })
    .where('id', '=', id)
    .where('state', '=', 'rejected')
    .execute();

/** When an operator last opened verification again; the earliest date where none did. */
export async function lastReopening(db: Db, member: MemberId): Promise<Date> {
  const row = await db
    .selectFrom('kyc_reopening')
    .select('at')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row?.at ?? new Date(0);
}

/** Whether another member is verified, or waits to be, with the same digest. */
export async function isKnownElsewhere(
  db: Db,
  member: MemberId,
  by: 'id_digest' | 'person_digest',
  digest: Buffer,
): Promise<boolean> {
  const row = await db
    .selectFrom('kyc_application')
    .select('id')
    .where(by, '=', digest)
    .where('member_id', '<>', member)
    .where('state', 'in', ['pending', 'approved', 'expired'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
