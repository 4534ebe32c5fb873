import type { Insertable } from 'kysely';
import type { Db, Tables, Tx } from '@palaro/server';
import './white-label.tables.ts';

export const insertScheduled = (tx: Tx, row: Insertable<Tables['site_schedule']>) =>
  tx.insertInto('site_schedule').values(row).execute();

/** Locked, so that cancelling and applying at once come one after the other. */
export const lockScheduled = (tx: Tx, id: string) =>
  tx.selectFrom('site_schedule').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const endScheduled = (
  tx: Tx,
  id: string,
  state: Exclude<Tables['site_schedule']['state'], 'Waiting'>,
) => tx.updateTable('site_schedule').set({ state }).where('id', '=', id).execute();

export const listScheduled = (db: Db) =>
  db
    .selectFrom('site_schedule')
    .selectAll()
    .where('state', '=', 'Waiting')
    .orderBy('apply_at')
    .limit(100)
    .execute();
