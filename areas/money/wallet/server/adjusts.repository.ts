import { sql } from 'kysely';
import type { Db, Tx } from '@palaro/server';
import type { AdjustState } from './adjust-rows.ts';
import type { AdjustAct, AdjustRequestTable } from './wallet.tables.ts';

type Row = Omit<AdjustRequestTable, 'state' | 'ended_by' | 'ended_at'>;

/** False where the id is taken. */
export async function insertRequest(tx: Tx, row: Row): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('adjust_request')
    .values(row)
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const findRequest = (db: Db, id: string) =>
  db.selectFrom('adjust_request').selectAll().where('id', '=', id).executeTakeFirst();

export const listActs = (db: Db, id: string) =>
  db
    .selectFrom('adjust_act')
    .select(['act', 'actor as by', 'note', 'at'])
    .where('request', '=', id)
    .orderBy('id')
    .execute();

/**
 * Reads and locks the request until the transaction ends, so that nobody else decides meanwhile.
 */
export async function lockRequest(tx: Tx, id: string): Promise<AdjustState | null> {
  const { rows } = await sql<Omit<AdjustState, 'expiresMs'> & { expires: Date }>`
    select a.state, a.member_id::text as member, a.amount::text, a.maker, a.expires_at as expires,
      array(select c.actor from adjust_act c where c.request = a.id and c.act = 'confirm') confirmed
    from adjust_request a where a.id = ${id} for no key update of a`.execute(tx);
  const [row] = rows;
  return row ? { ...row, expiresMs: row.expires.getTime() } : null;
}

/** Notes an act; a repeat by the same person changes nothing. */
export const insertAct = (
  tx: Tx,
  act: { request: string; act: AdjustAct; actor: string; note?: string; at: Date },
) =>
  tx
    .insertInto('adjust_act')
    .values(act)
    .onConflict((done) => done.doNothing())
    .execute();

/** Ends a request without moving money. */
export const endRequest = (
  tx: Tx,
  id: string,
  end: { state: 'Rejected' | 'Withdrawn'; ended_by: string; ended_at: Date },
) => tx.updateTable('adjust_request').set(end).where('id', '=', id).execute();
