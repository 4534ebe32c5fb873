import type { MemberId } from '@palaro/kernel';
import { redrawPhoto, refuse, type App } from '@palaro/server';
import { findDeposit, type DepositRecord } from './deposits.repository.ts';
import { openSlip, slipRefusal } from './slips.ts';

/** Enough to know one's receipt again; a phone's connection may be slow. */
const THUMB = { longestSide: 320, quality: 75 } as const;

/** Reads the slip of the member's own order, small, as a data address. Refuses `not_found`. */
export async function readOwnSlip(app: App, member: MemberId, order: string) {
  const slip = (await findDeposit(app.db, member, order))?.slip ?? null;
  const image = slip === null ? null : await openSlip(app, member, slip);
  if (!image) throw refuse('not_found');
  const broken = () => new Error(`the slip ${slip} is broken`);
  const { bytes } = await redrawPhoto(app, image, {
    ...THUMB,
    wrongType: broken,
    unreadable: broken,
  });
  return { image: `data:image/jpeg;base64,${bytes.toString('base64')}` };
}

/**
 * Takes the slip from a transfer by hand that still waits; it belongs to no order from then on.
 * Refuses `order_state`, and `not_found` for an order that is not the member's.
 */
export const removeSlip = (app: App, member: MemberId, order: string): Promise<DepositRecord> =>
  app.db.transaction().execute(async (tx) => {
    const waiting = await tx
      .updateTable('deposit_order')
      .set((e) => ({ slip: null, version: e('version', '+', 1) }))
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
      .execute();
    return waiting;
  });
