import { Money, plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import './transfers.events.ts';
import { endTransfer } from './end-transfer.ts';
import { lineTo } from './transfer-vendors.ts';
import { markUnknown, type Transfer } from './transfers.repository.ts';

/** If the vendor does not answer, it is asked at these times, and then every five minutes (§11). */
const ASK_AT_SECONDS = [5, 15, 60];
const ASK_EVERY_SECONDS = 300;
/**
 * The vendor does not have a transfer that it did not find this often, this long after it was sent.
 */
const NOT_FOUND_TIMES = 2;
const NOT_FOUND_AFTER_SECONDS = 600;

/**
 * Asks what became of a transfer whose request has ended, and ends the transfer if that is known.
 */
export async function askAgain(app: App, transfer: Transfer): Promise<void> {
  if (transfer.state === 'created') {
    await fail(app, transfer, 'drop');
    return;
  }
  const found = await askVendor(app, transfer);
  const now = app.clock.now();
  const notFound = transfer.not_found + (found === 'unseen' ? 1 : 0);
  const sentAt = transfer.sent_at ?? transfer.created_at;
  const late = now >= plusSeconds(sentAt, NOT_FOUND_AFTER_SECONDS);
  if (found === 'done') await endTransfer(app, transfer, 'done');
  else if (found === 'refused' || (found === 'unseen' && late && notFound >= NOT_FOUND_TIMES)) {
    await fail(app, transfer, 'failed');
  } else {
    const asked = transfer.asked + 1;
    await markUnknown(app.db, transfer.id, { asked, notFound, nextAskAt: nextAsk(asked, now) });
  }
}

async function fail(app: App, transfer: Transfer, as: 'failed' | 'drop'): Promise<void> {
  const { id, vendor, member_id: memberId, direction } = transfer;
  const amount = Money.text(BigInt(transfer.amount));
  const told = { memberId, vendor, id, direction, amount };
  await endTransfer(app, transfer, as, app.queue.rowsOf('transfer.failed', told));
}

function nextAsk(asked: number, now: Date): Date {
  const last = ASK_AT_SECONDS[asked - 1] ?? 0;
  const next = ASK_AT_SECONDS[asked];
  return plusSeconds(now, next === undefined ? ASK_EVERY_SECONDS : next - last);
}

async function askVendor(app: App, { id, vendor }: Transfer) {
  try {
    const { connection, transfers } = await lineTo(app, vendor);
    return await transfers.find(connection, id);
  } catch (error) {
    app.log.warn({ err: error, vendor, transfer: id }, 'a vendor did not report a transfer');
    return null;
  }
}
