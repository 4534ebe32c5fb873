import { createHash } from 'node:crypto';
import { plusSeconds, type MemberId } from '@palaro/kernel';
import { refuse, siteEnvelope, type App, type Db, type Member, type Tx } from '@palaro/server';
import { sql } from 'kysely';
import { drawSlip } from './draw-slip.ts';
import { findDeposit, type DepositRecord } from './deposits.repository.ts';
import { orderId } from '../order-names.ts';
import { orderStateRefusal } from './transition-deposit.ts';

/** Slips of a member that belong to no order; the oldest makes room for the next. */
const UNUSED_MOST = 5;
const UNUSED_SECONDS = 86_400;

const envelope = (app: App) => siteEnvelope(app, 'cashier.slip');

/**
 * Stores a picture that proves a transfer, redrawn and sealed; answers its id, which comes from the
 * request's key. The digest is of the redrawn picture, so that the same one is recognised whatever
 * else its file held. It is gone after a day unless an order takes it. Refuses `slip_type`, and
 * another picture under the same key as `idempotency_mismatch`.
 */
export async function storeSlip(
  app: App,
  { id: member }: Member,
  file: Uint8Array,
  key: string | undefined,
): Promise<{ id: string }> {
  const bytes = await drawSlip(app, file);
  const now = app.clock.now();
  const id = orderId(app, 'slip', member, key);
  const digest = createHash('sha256').update(bytes).digest();
  const { numInsertedOrUpdatedRows } = await app.db
    .insertInto('deposit_slip')
    .values({ member_id: member, id, image_sealed: envelope(app).seal(id, bytes), digest, at: now })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) {
    await dropOldestUnused(app.db, member);
    return { id };
  }
  const stored = await app.db
    .selectFrom('deposit_slip')
    .select('digest')
    .where('member_id', '=', member)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!stored.digest.equals(digest)) throw refuse('idempotency_mismatch');
  return { id };
}

/** Opens the picture as JPG; the caller checks who may see it. Null where there is none. */
export async function openSlip(app: App, member: MemberId, id: string): Promise<Buffer | null> {
  const row = await app.db
    .selectFrom('deposit_slip')
    .select('image_sealed')
    .where('member_id', '=', member)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? envelope(app).openBytes(id, row.image_sealed) : null;
}

/**
 * Adds an uploaded slip to a transfer by hand that still waits; the slip that it had belongs to
 * none from then on. Refuses `order_state`, and `not_found` for an order or a slip that is not the
 * member's, and for the slip of another order.
 */
export async function addSlip(
  app: App,
  { id: member }: Member,
  order: string,
  slip: string,
): Promise<DepositRecord> {
  const changed = await app.db.transaction().execute(async (tx) => {
    await takeSlip(tx, member, slip, order);
    const waiting = await tx
      .updateTable('deposit_order')
      .set((e) => ({ slip, version: e('version', '+', 1) }))
      .where('member_id', '=', member)
      .where('id', '=', order)
      .where('house_account', 'is not', null)
      .where('state', 'in', ['Pending', 'Processing'])
      .returningAll()
      .executeTakeFirst();
    if (!waiting) throw await slipRefusal(app, tx, member, order);
    await tx
      .updateTable('deposit_slip')
      .set({ order_id: null, at: app.clock.now() })
      .where('member_id', '=', member)
      .where('order_id', '=', order)
      .where('id', '<>', slip)
      .execute();
    return waiting;
  });
  await dropOldestUnused(app.db, member);
  return changed;
}

/** Refusal of a slip's change: the order's state, or `not_found` where it is not the member's. */
export async function slipRefusal(app: App, tx: Tx, member: MemberId, order: string) {
  const current = await findDeposit(tx, member, order);
  return current ? orderStateRefusal(app, current) : refuse('not_found');
}

/**
 * Takes a slip of the member for an order, which may be inserted later in the same commit. Refuses
 * `not_found`, also for the slip of another order.
 */
export async function takeSlip(tx: Tx, member: MemberId, id: string, order: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('deposit_slip')
    .set({ order_id: order })
    .where('member_id', '=', member)
    .where('id', '=', id)
    .where((e) => e.or([e('order_id', 'is', null), e('order_id', '=', order)]))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw refuse('not_found');
}

const dropOldestUnused = (db: Db, member: MemberId) =>
  sql`delete from deposit_slip where (member_id, id) in (
      select member_id, id from deposit_slip where member_id = ${member} and order_id is null
      order by at desc, id desc offset ${UNUSED_MOST})
    and order_id is null`.execute(db);

/** Deletes `most` slips that belonged to no order for a day. */
export const dropUnusedSlips = (db: Db, now: Date, most: number) =>
  sql`delete from deposit_slip where (member_id, id) in (
      select member_id, id from deposit_slip
      where order_id is null and at < ${plusSeconds(now, -UNUSED_SECONDS)}
      order by at limit ${most})
    and order_id is null`.execute(db);
