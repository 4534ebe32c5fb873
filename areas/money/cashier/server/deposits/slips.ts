import { createHash } from 'node:crypto';
import { refuse, siteEnvelope, type App, type Db, type Member } from '@palaro/server';
import type { MemberId } from '@palaro/kernel';
import { drawSlip } from './draw-slip.ts';
import { findDeposit, type DepositRecord } from './deposits.repository.ts';
import { orderId } from '../order-names.ts';
import { orderStateRefusal } from './transition-deposit.ts';

const envelope = (app: App) => siteEnvelope(app, 'cashier.slip');

/**
 * Stores a picture that proves a transfer, redrawn and sealed; answers its id, which comes from the
 * request's key. The digest is of the redrawn picture, so that the same one is recognised whatever
 * else its file held. Refuses `slip_type`, and another picture under the same key as
 * `idempotency_mismatch`.
 */
export async function storeSlip(
  app: App,
  { id: member }: Member,
  file: Uint8Array,
  key: string | undefined,
): Promise<{ id: string }> {
  const bytes = await drawSlip(file);
  const now = app.clock.now();
  const id = orderId(app, 'slip', member, key);
  const digest = createHash('sha256').update(bytes).digest();
  const { numInsertedOrUpdatedRows } = await app.db
    .insertInto('deposit_slip')
    .values({ member_id: member, id, image_sealed: envelope(app).seal(id, bytes), digest, at: now })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return { id };
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
 * Adds an uploaded slip to a transfer by hand that still waits. Refuses `order_state`, and
 * `not_found` for an order or a slip that is not the member's.
 */
export async function addSlip(
  app: App,
  { id: member }: Member,
  order: string,
  slip: string,
): Promise<DepositRecord> {
  await requireSlip(app.db, member, slip);
  const changed = await app.db
    .updateTable('deposit_order')
    .set((e) => ({ slip, version: e('version', '+', 1) }))
    .where('member_id', '=', member)
    .where('id', '=', order)
    .where('house_account', 'is not', null)
    .where('state', 'in', ['Pending', 'Processing'])
    .returningAll()
    .executeTakeFirst();
  if (changed) return changed;
  const current = await findDeposit(app.db, member, order);
  throw current ? await orderStateRefusal(app, current) : refuse('not_found');
}

/** Requires that a slip is the member's. Refuses `not_found`. */
export async function requireSlip(db: Db, member: MemberId, id: string): Promise<void> {
  const row = await db
    .selectFrom('deposit_slip')
    .select('id')
    .where('member_id', '=', member)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw refuse('not_found');
}
