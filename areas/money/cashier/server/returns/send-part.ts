import { Money, plusSeconds } from '@palaro/kernel';
import { NO_WAY_BACK } from '@palaro/providers';
import type { App } from '@palaro/server';
import { findDeposit } from '../deposits/deposits.repository.ts';
import { connected } from '../payments/provider-line.ts';
import { creditFailedPart } from './return-postings.ts';
import './returns.events.ts';
import { movePart, type ReturnPart } from './returns.repository.ts';

/** Providers keep an idempotency key for a day; after that the same call may send it twice. */
const KEY_SECONDS = 20 * 3_600;

/**
 * Has the deposit's provider send a posted part back, again and again under one key until it says
 * that it did. A refusal of the first call, which surely sent nothing, credits the money again; one
 * after a call without an answer leaves it in doubt, for two people.
 */
export async function sendPart(app: App, part: ReturnPart): Promise<void> {
  const now = app.clock.now();
  const isFirst = part.state === 'Posted';
  // Committed before the call: a process that ends here leaves a part that may have been sent.
  if (isFirst && !(await movePart(app.db, part, { from: 'Posted', to: 'Asked', at: now }))) return;
  if (part.asked_at && plusSeconds(part.asked_at, KEY_SECONDS) < now) return doubt(app, part);
  const answer = await callProvider(app, part);
  if (answer.is === 'ok') return markSent(app, part);
  app.log.error({ refund: part.reference, answer }, 'a provider did not send a balance back');
  if (answer.is === 'unknown') return;
  if (!isFirst) return answer.retryable ? undefined : doubt(app, part);
  if (answer.retryable) {
    await movePart(app.db, part, { from: 'Asked', to: 'Posted', at: now });
    return;
  }
  await creditFailedPart(app, part, { from: ['Asked'], by: 'provider' });
}

async function callProvider(app: App, part: ReturnPart) {
  const { member_id: member, order_id: order, reference: key, provider } = part;
  const deposit = await findDeposit(app.db, member, order ?? '');
  const to = connected(app, provider);
  const providerId = deposit?.provider_id ?? null;
  if (!to?.provider.refund || providerId === null) return NO_WAY_BACK;
  return to.provider.refund(to.line, { key, providerId, amount: BigInt(part.amount) });
}

async function doubt(app: App, part: ReturnPart): Promise<void> {
  await movePart(app.db, part, { from: 'Asked', to: 'Doubt', at: app.clock.now() });
}

/** Marks a part as sent and tells the member, once. */
async function markSent(app: App, part: ReturnPart): Promise<void> {
  const at = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    if (!(await movePart(tx, part, { from: 'Asked', to: 'Sent', at }))) return;
    await app.queue.emit(tx, 'return.sent', sentEvent(part));
  });
}

/** The event of a part that a provider sent. */
export const sentEvent = ({
  member_id: memberId,
  return_id: id,
  no,
  amount,
  reference,
}: ReturnPart) => ({
  memberId,
  id,
  no,
  as: 'refund' as const,
  amount: Money.text(BigInt(amount)),
  // The deposit's reference, which the member knows.
  reference: reference.replace(/-return.*$/, ''),
});
