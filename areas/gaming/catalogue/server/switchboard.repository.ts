import { sql, type Updateable } from 'kysely';
import type { Db, Tables, Tx } from '@palaro/server';
import './catalogue.tables.ts';

export const setVendorOn = (db: Db, vendor: string, enabled: boolean) =>
  db
    .insertInto('catalogue_vendor')
    .values({ vendor, enabled, address: null })
    .onConflict((row) => row.column('vendor').doUpdateSet({ enabled }))
    .execute();

/** Codes of the vendors that operators switched off. */
export async function listVendorsOff(db: Db): Promise<string[]> {
  const off = db.selectFrom('catalogue_vendor').select('vendor').where('enabled', '=', false);
  return (await off.execute()).map(({ vendor }) => vendor);
}

export const setCategoryOn = (db: Db, category: string, enabled: boolean) =>
  db
    .insertInto('catalogue_category')
    .values({ category, enabled })
    .onConflict((row) => row.column('category').doUpdateSet({ enabled }))
    .execute();

type Marks = Pick<Updateable<Tables['catalogue_game']>, 'enabled' | 'hot' | 'marked_new'>;

export const setGame = (db: Db, nodeId: string, marks: Marks) =>
  db.updateTable('catalogue_game').set(marks).where('node_id', '=', nodeId).execute();

/** Gives each of these games its place, from 1. */
export const setPlaces = (db: Db, nodeIds: readonly string[]) =>
  sql`update catalogue_game set place = given.place::int
    from unnest(${nodeIds}::text[]) with ordinality as given(node_id, place)
    where catalogue_game.node_id = given.node_id`.execute(db);

/** Operators' changes of the switchboard come one after another. */
export const lockSwitchboard = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('catalogue.switchboard'))`.execute(tx);

export const lockPlanned = (tx: Tx, id: string) =>
  tx
    .selectFrom('catalogue_schedule')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const endPlanned = (tx: Tx, id: string, state: 'Applied' | 'Cancelled') =>
  tx.updateTable('catalogue_schedule').set({ state }).where('id', '=', id).execute();

export const listPlanned = (db: Db) =>
  db
    .selectFrom('catalogue_schedule')
    .selectAll()
    .where('state', '=', 'Waiting')
    .orderBy('apply_at')
    .limit(100)
    .execute();
