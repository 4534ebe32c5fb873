import type { App, JobRow } from '@palaro/server';
import {
  completeVendorTransfer,
  creditFromVendor,
  noteVendorStep,
  eventEntries,
  voidVendorTransfer,
  type VendorMove,
} from '@palaro/wallet/server';
import type { TransferState } from '../transfers.api.ts';
import { NOT_CREATED, slotRows } from './slot-rows.ts';
import { findTransfer, markLate, type Transfer } from './transfers.repository.ts';

/**
 * Ends a transfer in the commit that moves its money. Only the first call changes anything. `drop`
 * ends a transfer that was surely never sent. `told` is queued in the same commit. Returns the
 * transfer's present state.
 */
export async function endTransfer(
  app: App,
  transfer: Transfer,
  as: 'done' | 'failed' | 'drop',
  told: readonly JobRow[] = [],
): Promise<TransferState> {
  const { id, vendor, member_id: member, direction, amount } = transfer;
  const entry = slotRows.entry({ id, member, vendor, step: as, ...NOT_CREATED });
  const move: VendorMove = {
    member,
    vendor,
    id,
    amount: BigInt(amount),
    subledger: [entry, ...eventEntries(told)],
  };
  const answer = await endingOf(direction, as)(app, move);
  if (answer.is === 'refused' && answer.code === 'insufficient') {
    throw new Error(`transfer ${id}: the mirror holds less than the vendor gave`);
  }
  const state = (await findTransfer(app.db, id))?.state ?? transfer.state;
  if (as === 'done' && state === 'failed') {
    await markLate(app.db, id, app.clock.now());
    app.log.error({ vendor, member, transfer: id }, 'a vendor made a transfer that was given up');
  }
  return state;
}

function endingOf(direction: Transfer['direction'], as: 'done' | 'failed' | 'drop') {
  if (direction === 'in') return as === 'done' ? completeVendorTransfer : voidVendorTransfer;
  if (as === 'done') return creditFromVendor;
  return (app: App, move: VendorMove) => noteVendorStep(app, move, 'void');
}
