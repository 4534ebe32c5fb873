import type { Db, Tables, Tx } from '@palaro/server';
import { sql } from 'kysely';

const PARKED_SHOWN = 50;

/** How many credits of each vendor could not be booked and wait. */
export async function countParked(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('gateway_parked')
    .select(({ fn }) => ['vendor', fn.countAll<string>().as('waiting')])
    .where('resolved_at', 'is', null)
    .groupBy('vendor')
    .execute();
  return new Map(rows.map(({ vendor, waiting }) => [vendor, Number(waiting)]));
}

/** The vendor's waiting credits, oldest first, without what they say of members. */
export const listParked = (db: Db, vendor: string) =>
  db
    .selectFrom('gateway_parked')
    .select(['id', 'command', 'status', 'parked_at'])
    .where('vendor', '=', vendor)
    .where('resolved_at', 'is', null)
    .orderBy('parked_at')
    .limit(PARKED_SHOWN)
    .execute();

const parked = (db: Db, vendor: string, id: string) =>
  db.selectFrom('gateway_parked').selectAll().where('id', '=', id).where('vendor', '=', vendor);

export const findParked = (db: Db, vendor: string, id: string) =>
  parked(db, vendor, id).executeTakeFirst();

/** The change by which settling the credit was asked for and is not decided. */
export async function settlingAskedFor(db: Db, vendor: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from change_request
    where kind = 'credit.settle' and payload->>'vendor' = ${vendor} and payload->>'credit' = ${id}
      and state in ('Pending', 'Approved')
    order by made_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Locked, so that a credit is settled once. */
export const lockParked = (tx: Tx, vendor: string, id: string) =>
  parked(tx, vendor, id).forUpdate().executeTakeFirst();

export const setSettled = (
  tx: Tx,
  id: string,
  { outcome, at }: { outcome: Tables['gateway_parked']['outcome']; at: Date },
) =>
  tx.updateTable('gateway_parked').set({ outcome, resolved_at: at }).where('id', '=', id).execute();
