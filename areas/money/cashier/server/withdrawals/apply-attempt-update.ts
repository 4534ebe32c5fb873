import type { Outcome, PayoutStatus } from '@palaro/providers';
import { refuse, type App } from '@palaro/server';
import {
  applyAttemptOutcome,
  setAttemptReason,
  type PayoutSnapshot,
} from './apply-attempt-outcome.ts';
import { attemptUpdateOf, type AttemptUpdate } from './attempt-update.ts';
import { newestOf } from './payout-parts.ts';
import { returnPayout } from './return-payout.ts';
import { attemptsOf, findWithdrawal, type AttemptRecord } from './withdrawals.repository.ts';

/** Transitions that another writer overtook are read and tried again so often. */
const TRIES_MAX = 10;

/** Applies a provider's answer about an attempt, whenever it comes and however often. */
export const applyPayoutAnswer = (
  app: App,
  attempt: AttemptRecord,
  answer: Outcome<PayoutStatus>,
) => applyAttemptUpdate(app, attempt, attemptUpdateOf(answer));

/**
 * Applies an update to an attempt and its order. Only the first end counts; an update that
 * contradicts it is kept for people to see (docs/domain/payments.md §4).
 */
export async function applyAttemptUpdate(
  app: App,
  attempt: AttemptRecord,
  update: AttemptUpdate,
): Promise<void> {
  const { member_id: member, order_id: id } = attempt;
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const order = await findWithdrawal(app.db, member, id);
    const attempts = await attemptsOf(app.db, member, id);
    const current = attempts.find(
      (one) => one.part === attempt.part && one.attempt === attempt.attempt,
    );
    if (!order || !current) throw new Error(`the attempt ${attempt.key} is gone`);
    if (await applyUpdate(app, { order, attempts, attempt: current }, update)) return;
  }
  throw refuse('try_again');
}

/** True when it is done or there is nothing to do; false when another writer came first. */
async function applyUpdate(
  app: App,
  snapshot: PayoutSnapshot,
  update: AttemptUpdate,
): Promise<boolean> {
  const { attempt } = snapshot;
  if (update.is === 'returned' && attempt.state !== 'Returned') {
    return applyPayoutReturned(app, snapshot, update);
  }
  const isOpen = attempt.state === 'Sent' || attempt.state === 'Unknown';
  if (isOpen) return applyAttemptOutcome(app, snapshot, update);
  // A payout that was returned had been paid, so a late word of that changes nothing.
  const isReturned = attempt.reason === RETURNED.reason;
  if (update.is === 'paid' && attempt.state === 'Failed' && !isReturned) {
    return applyPaidAfterFailure(app, snapshot, update);
  }
  return true;
}

type PaidUpdate = Extract<AttemptUpdate, { is: 'paid' | 'returned' }>;

/**
 * The money is with the provider again. A part that is returned before its whole order was paid has
 * failed: its money is still held. So has one whose failure was reported before. A paid order is
 * reversed.
 */
async function applyPayoutReturned(
  app: App,
  snapshot: PayoutSnapshot,
  update: PaidUpdate,
): Promise<boolean> {
  const { attempt, order, attempts } = snapshot;
  if (attempt.state === 'Failed') return clearContradiction(app, attempt);
  if (order.state === 'Paid' || order.state === 'Returned') {
    return returnPayout(app, order, attempt);
  }
  const parts = newestOf(attempts);
  // A payment by hand is booked first; the task comes again, and then it is returned.
  const isPaidByHand = order.state === 'Sent' && !parts.some(isOnItsWay);
  if (isPaidByHand) throw refuse('try_again');
  if (parts.length > 1) {
    return applyAttemptOutcome(app, snapshot, { ...update, is: 'failed', ...RETURNED });
  }
  // It must have been paid before; the next try returns it.
  await applyAttemptOutcome(app, snapshot, { ...update, is: 'paid' });
  return false;
}

/** While an order is sent, one of its parts is; else people have paid it by hand. */
const isOnItsWay = ({ state }: AttemptRecord) =>
  state === 'Ready' || state === 'Sent' || state === 'Unknown';

/** Reason of a returned part. No provider uses this word, so it says this alone. */
const RETURNED = { reason: 'came_back', retryable: false } as const;

/** Reason of an attempt that was paid although its provider had reported a failure. */
export const PAID_AFTER_FAILURE = 'paid_after_all';

/** The unexpected payment was returned, so nobody needs to look any more. */
async function clearContradiction(app: App, attempt: AttemptRecord): Promise<boolean> {
  if (attempt.reason === PAID_AFTER_FAILURE) await setAttemptReason(app, attempt, RETURNED.reason);
  return true;
}

/**
 * The provider paid an attempt whose failure it had reported. While the order holds its money and
 * no later attempt is out, the order is paid; else the attempt keeps the contradiction, and people
 * must look.
 */
async function applyPaidAfterFailure(
  app: App,
  snapshot: PayoutSnapshot,
  update: PaidUpdate,
): Promise<boolean> {
  const { order, attempt, attempts } = snapshot;
  const newest = newestOf(attempts).find(({ part }) => part === attempt.part);
  const isOpen = order.state === 'Failed' || order.state === 'Approved';
  if (isOpen && newest?.attempt === attempt.attempt) {
    return applyAttemptOutcome(app, snapshot, update);
  }
  if (attempt.reason === PAID_AFTER_FAILURE) return true;
  app.log.error({ payout: attempt.key, order: order.id }, 'a payout that had failed was paid');
  await setAttemptReason(app, attempt, PAID_AFTER_FAILURE);
  return true;
}
