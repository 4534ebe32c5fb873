import type { MemberId } from '@palaro/kernel';
import type { Db, Tables, Tx } from '@palaro/server';
import { HOUSE_VENDOR } from '@palaro/wallet/server';
import type { Selectable } from 'kysely';
import type { Rejection } from '../applications.api.ts';
import './applications.tables.ts';
import type { ApplicationState } from './applications.tables.ts';

export type ApplicationRecord = Selectable<Tables['promotion_application']>;

/** Names the award of an application within its member: a promotion gives him one. */
export const applicationTransaction = (promotion: string) => `application/${promotion}`;

/** The member's applications for a promotion, the last one first. */
export const listOwn = (db: Db, member: MemberId, promotion: string) =>
  db
    .selectFrom('promotion_application')
    .selectAll()
    .where('promotion_id', '=', promotion)
    .where('member_id', '=', member)
    .orderBy('attempt', 'desc')
    .execute();

export const findApplication = (db: Db, id: string) =>
  db.selectFrom('promotion_application').selectAll().where('id', '=', id).executeTakeFirst();

/** The award that an application brought, whatever became of it. */
export const findApplicationAward = (db: Db, member: MemberId, promotion: string) =>
  db
    .selectFrom('award')
    .selectAll()
    .where('member_id', '=', member)
    .where('vendor', '=', HOUSE_VENDOR)
    .where('transaction', '=', applicationTransaction(promotion))
    .executeTakeFirst();

/** Pictures of an application in their order, without their bytes. */
export const listPictures = (db: Db, application: string) =>
  db
    .selectFrom('promotion_application_picture')
    .select(['id', 'width', 'height'])
    .where('application_id', '=', application)
    .orderBy('place')
    .execute();

interface Move {
  from: ApplicationState;
  to: ApplicationState;
  by?: string;
  at?: Date;
  reason?: Rejection;
  note?: string | null;
}

/** Moves an application from a state; false where it is in another one. */
export async function moveApplication(
  tx: Tx,
  id: string,
  { from, to, by, at, reason, note }: Move,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('promotion_application')
    .set({
      state: to,
      decided_by: by ?? null,
      decided_at: at ?? null,
      reason: reason ?? null,
      note: note ?? null,
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
