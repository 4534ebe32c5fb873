import type { MemberId } from '@palaro/kernel';
import type { Db, Tables } from '@palaro/server';
import { sql, type Selectable } from 'kysely';

export type Transfer = Selectable<Tables['vendor_transfer']>;

const OPEN = ['created', 'sent', 'unknown'] as const;

export const findTransfer = (db: Db, id: string): Promise<Transfer | undefined> =>
  db.selectFrom('vendor_transfer').selectAll().where('id', '=', id).executeTakeFirst();

export const latestOf = (db: Db, member: MemberId, count: number): Promise<Transfer[]> =>
  db
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();

/** The transfers of one collect, and those that were on their way to the main wallet before it. */
export const ofRun = (db: Db, member: MemberId, run: string): Promise<Transfer[]> =>
  db
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('member_id', '=', member)
    .where((row) =>
      row.or([
        row('run', '=', run),
        row.and([row('direction', '=', 'out'), row('state', 'in', OPEN)]),
      ]),
    )
    .orderBy('vendor')
    .execute();

export const isOpenAt = async (db: Db, member: MemberId, vendor: string): Promise<boolean> => {
  const open = await db
    .selectFrom('vendor_transfer')
    .select('id')
    .where('member_id', '=', member)
    .where('vendor', '=', vendor)
    .where('state', 'in', OPEN)
    .executeTakeFirst();
  return open !== undefined;
};

/**
 * Transfers that were sent and then given up because the vendor did not know them. Leaves out those
 * that the vendor carried out after all and that a person has settled (the check `transfers.late`).
 */
export const givenUp = (db: Db, member: MemberId, vendor: string): Promise<Transfer[]> =>
  db
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('member_id', '=', member)
    .where('vendor', '=', vendor)
    .where('state', '=', 'failed')
    .where('not_found', '>', 0)
    .where(
      sql<boolean>`not exists (select from reconciliation_finding f
        where f.check_name = 'transfers.late' and f.subject = vendor_transfer.id::text
          and f.resolved_at is not null)`,
    )
    .execute();

/** Notes when the vendor first said that it carried out a transfer that had been given up. */
export async function markLate(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('vendor_transfer')
    .set({ late_at: at })
    .where('id', '=', id)
    .where('late_at', 'is', null)
    .execute();
}

/**
 * Marks the transfer as sent: from now on the vendor may have it. False where it was sent or
 * dropped already.
 */
export async function markSent(db: Db, id: string, at: Date, nextAskAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vendor_transfer')
    .set({ state: 'sent', sent_at: at, next_ask_at: nextAskAt })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markUnknown(
  db: Db,
  id: string,
  asked: { asked: number; notFound: number; nextAskAt: Date },
): Promise<void> {
  await db
    .updateTable('vendor_transfer')
    .set({
      state: 'unknown',
      asked: asked.asked,
      not_found: asked.notFound,
      next_ask_at: asked.nextAskAt,
    })
    .where('id', '=', id)
    .where('state', 'in', ['sent', 'unknown'])
    .execute();
}

/** Takes due transfers for this node. Other nodes leave them alone until `until`. */
export const takeDue = (db: Db, now: Date, until: Date, most: number): Promise<Transfer[]> =>
  db
    .with('due', (from) =>
      from
        .selectFrom('vendor_transfer')
        .select('id')
        .where('next_ask_at', '<=', now)
        .orderBy('next_ask_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('vendor_transfer')
    .from('due')
    .set({ next_ask_at: until })
    .whereRef('vendor_transfer.id', '=', 'due.id')
    .returningAll('vendor_transfer')
    .execute();

/**
 * Takes transfers that are open since before that instant and not yet reported; marks them as
 * reported.
 */
export const takeOverdue = (db: Db, before: Date, now: Date): Promise<Transfer[]> =>
  db
    .updateTable('vendor_transfer')
    .set({ told_at: now })
    .where('next_ask_at', 'is not', null)
    .where('created_at', '<', before)
    .where('told_at', 'is', null)
    .returningAll()
    .execute();

export async function countOpen(db: Db, before: Date): Promise<{ open: number; overdue: number }> {
  const { open, overdue } = await db
    .selectFrom('vendor_transfer')
    .where('next_ask_at', 'is not', null)
    .select((row) => [
      row.fn.countAll<string>().as('open'),
      row.fn.countAll<string>().filterWhere('created_at', '<', before).as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  return { open: Number(open), overdue: Number(overdue) };
}

/** Starts a new collect for the member, or returns the one that began after `since`. */
export async function takeRun(
  db: Db,
  run: { member: MemberId; id: string; now: Date; since: Date },
): Promise<{ id: string; mine: boolean }> {
  const { member, id, now, since } = run;
  const taken = await db
    .insertInto('vendor_collect')
    .values({ member_id: member, run: id, started_at: now })
    .onConflict((row) =>
      row
        .column('member_id')
        .doUpdateSet({ run: id, started_at: now })
        .where('vendor_collect.started_at', '<=', since),
    )
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows === 1n) return { id, mine: true };
  const last = await db
    .selectFrom('vendor_collect')
    .select('run')
    .where('member_id', '=', member)
    .executeTakeFirstOrThrow();
  return { id: last.run, mine: false };
}
