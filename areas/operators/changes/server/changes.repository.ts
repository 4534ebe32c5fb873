import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables, Tx } from '@palaro/server';
import type { ChangeState } from '../changes.api.ts';
import './changes.tables.ts';

export type RequestRow = Selectable<Tables['change_request']>;
export type StepRow = Selectable<Tables['change_step']>;

export const insertRequest = (tx: Tx, row: Insertable<Tables['change_request']>) =>
  tx.insertInto('change_request').values(row).execute();

export const insertStep = (tx: Tx, row: Insertable<Tables['change_step']>) =>
  tx.insertInto('change_step').values(row).execute();

export const findRequest = (db: Db, id: string) =>
  db.selectFrom('change_request').selectAll().where('id', '=', id).executeTakeFirst();

/** Locked, so that two decisions at once come one after the other. */
export const lockRequest = (tx: Tx, id: string) =>
  tx.selectFrom('change_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const listSteps = (db: Db, requests: readonly string[]): Promise<StepRow[]> =>
  requests.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('change_step')
        .selectAll()
        .where('request', 'in', requests)
        .orderBy('id')
        .execute();

/** Moves a request on, unless something else did so first. */
export async function setState(
  db: Db,
  id: string,
  { from, to, at }: { from: ChangeState; to: ChangeState; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('change_request')
    .set({ state: to, ended_at: at })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Waiting requests whose time is over, locked; those that another node handles are left out. */
export const lockExpired = (tx: Tx, now: Date, limit: number) =>
  waiting(tx)
    .where('expires_at', '<=', now)
    .orderBy('made_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Waiting requests from before `madeBefore` that have not reminded anybody, locked. */
export const lockLate = (tx: Tx, now: Date, madeBefore: Date, limit: number) =>
  waiting(tx)
    .where('expires_at', '>', now)
    .where('made_at', '<=', madeBefore)
    .where('reminded_at', 'is', null)
    .orderBy('made_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

const waiting = (tx: Tx) =>
  tx.selectFrom('change_request').selectAll().where('state', '=', 'Pending');

export const setReminded = (tx: Tx, ids: readonly string[], at: Date) =>
  tx.updateTable('change_request').set({ reminded_at: at }).where('id', 'in', ids).execute();
