import { plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { TransferState } from '../transfers.api.ts';
import { endTransfer } from './end-transfer.ts';
import { lineTo } from './transfer-vendors.ts';
import { findTransfer, markSent, markUnknown, type Transfer } from './transfers.repository.ts';

/**
 * How long a vendor may take to answer (§8). If nothing is noted after that, the sender has died.
 */
export const ANSWER_SECONDS = 10;
const FIRST_ASK_SECONDS = 5;

/**
 * Sends a created transfer once, and ends it by the answer. Without an answer the money stays where
 * it is, and the vendor is asked about this id until it says what became of it (§11).
 */
export async function sendTransfer(app: App, transfer: Transfer): Promise<TransferState> {
  const now = app.clock.now();
  const due = plusSeconds(now, ANSWER_SECONDS + FIRST_ASK_SECONDS);
  if (!(await markSent(app.db, transfer.id, now, due))) return stateOf(app, transfer.id);
  const answer = await answerTo(app, transfer);
  if (answer) return endTransfer(app, transfer, answer);
  const nextAskAt = plusSeconds(app.clock.now(), FIRST_ASK_SECONDS);
  await markUnknown(app.db, transfer.id, { asked: 0, notFound: 0, nextAskAt });
  return 'unknown';
}

async function answerTo(app: App, transfer: Transfer): Promise<'done' | 'failed' | null> {
  const { id, vendor, member_id: member, direction, amount } = transfer;
  try {
    const { connection, transfers } = await lineTo(app, vendor);
    const told = {
      transfer: id,
      member,
      direction,
      amount: BigInt(amount),
      currency: app.site.settings['site.currency'],
    };
    return (await transfers.send(connection, told)) === 'done' ? 'done' : 'failed';
  } catch (error) {
    app.log.warn({ err: error, vendor, transfer: id }, 'a transfer got no answer');
    return null;
  }
}

async function stateOf(app: App, id: string): Promise<TransferState> {
  return (await findTransfer(app.db, id))?.state ?? 'unknown';
}
