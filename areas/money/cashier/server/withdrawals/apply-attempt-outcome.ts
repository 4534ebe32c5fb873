import { reviewCard } from '@palaro/bank-cards/server';
import { plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { AttemptUpdate } from './attempt-update.ts';
import { payWithdrawal, voidWithdrawal } from './end-withdrawal.ts';
import { newestOf, stateOfParts } from './payout-parts.ts';
import type { Payer } from './withdrawal-postings.ts';
import {
  applyWithdrawalTransition,
  type AttemptChange,
  type WithdrawalTransition,
} from './withdrawal-transitions.ts';
import {
  findWithdrawal,
  type AttemptRecord,
  type WithdrawalRecord,
} from './withdrawals.repository.ts';

/** Unanswered payouts are queried after these times, and then every five minutes. */
const QUERY_AFTER_SECONDS = [5, 15, 60];
const QUERY_EVERY_SECONDS = 300;
/** A payout that is on its way is queried rarely; its end comes by webhook. */
const WATCH_SECONDS = 600;
/** Attempts that follow a passing failure by themselves; then a person looks. */
const AUTOMATIC_ATTEMPTS_MAX = 3;
const RETRY_SECONDS = 60;

/** An order and its attempts, as read at one moment. */
export interface PayoutSnapshot {
  order: WithdrawalRecord;
  attempts: readonly AttemptRecord[];
  /** The one that the update is about. */
  attempt: AttemptRecord;
}

/**
 * Moves an attempt and, by all its parts, the order (docs/domain/payments.md §8). False where
 * another writer moved the order first.
 */
export async function applyAttemptOutcome(
  app: App,
  snapshot: PayoutSnapshot,
  update: AttemptUpdate,
): Promise<boolean> {
  const { order, attempts, attempt } = snapshot;
  const change = attemptChangeOf(app, snapshot, update);
  const parts = newestOf(attempts).map((one) =>
    one.part === attempt.part ? { ...one, state: change.state } : one,
  );
  const next = stateOfParts(parts);
  const base = {
    member: order.member_id,
    id: order.id,
    version: order.version,
    by: 'provider',
    tries: [change],
  };
  if (next === 'Paid') {
    const channelReference = update.is === 'paid' ? update.channelReference : null;
    const payers = parts.map(({ provider, amount }): Payer => ({
      provider,
      amount: BigInt(amount),
    }));
    const end = { ...base, from: [order.state], to: 'Paid', channelReference, payers } as const;
    return payWithdrawal(app, order, end);
  }
  if (next === 'Failed') return failOrder(app, snapshot, base, update);
  // An order is not on its way again once one of its parts was in doubt; it is paid or failed.
  const to = order.state === 'Unknown' ? 'Unknown' : next;
  return applyTransitions(app, order, [{ ...base, from: [order.state], to }]);
}

function attemptChangeOf(
  app: App,
  { attempt }: PayoutSnapshot,
  update: AttemptUpdate,
): AttemptChange {
  const channelReference = 'channelReference' in update ? update.channelReference : null;
  const at = (seconds: number) => plusSeconds(app.clock.now(), seconds).toISOString();
  const base = { part: attempt.part, attempt: attempt.attempt, providerId: update.providerId };
  if (update.is === 'unknown') {
    const after = QUERY_AFTER_SECONDS[attempt.asked] ?? QUERY_EVERY_SECONDS;
    return { ...base, state: 'Unknown', nextAskAt: at(after), asked: true };
  }
  if (update.is === 'sent') return { ...base, state: 'Sent', nextAskAt: at(WATCH_SECONDS) };
  if (update.is === 'failed') {
    const { reason, retryable } = update;
    return { ...base, state: 'Failed', reason, retryable, ended: true };
  }
  return { ...base, state: 'Paid', channelReference, ended: true };
}

type TransitionBase = Pick<WithdrawalTransition, 'member' | 'id' | 'version' | 'by' | 'tries'>;

/**
 * No part is on its way any more and one has failed. For a passing reason the next attempt follows;
 * for a lasting one the order is rejected and its hold released, unless a part of it was paid.
 */
async function failOrder(
  app: App,
  { order, attempts, attempt }: PayoutSnapshot,
  base: TransitionBase,
  update: AttemptUpdate,
): Promise<boolean> {
  const isWhole = newestOf(attempts).length === 1;
  const reason = update.is === 'failed' ? update.reason : 'failed';
  const isPassing = update.is === 'failed' && update.retryable;
  const failure = { ...base, from: [order.state], to: 'Failed', reason } as const;
  if (!isPassing || attempt.attempt >= AUTOMATIC_ATTEMPTS_MAX) {
    if (!(await applyTransitions(app, order, [failure]))) return false;
    if (isPassing || !isWhole) return true;
    await reviewCard(app, order.member_id, order.card_id);
    const current = await findWithdrawal(app.db, order.member_id, order.id);
    if (current?.state !== 'Failed') return true;
    const end = { from: ['Failed'], to: 'Rejected', by: 'provider', reason } as const;
    await voidWithdrawal(app, current, { ...end, version: current.version });
    return true;
  }
  const retry = {
    member: order.member_id,
    id: order.id,
    from: ['Failed'],
    to: 'Approved',
    by: 'system',
    attempt: attempt.attempt,
    nextAskAt: plusSeconds(app.clock.now(), RETRY_SECONDS).toISOString(),
  } as const;
  return applyTransitions(app, order, [failure, retry]);
}

/** Applies transitions that move no money, in one transaction, and emits the last. */
async function applyTransitions(
  app: App,
  order: WithdrawalRecord,
  transitions: readonly WithdrawalTransition[],
): Promise<boolean> {
  return app.db.transaction().execute(async (tx) => {
    for (const transition of transitions) {
      if (!(await applyWithdrawalTransition(tx, transition, app.clock.now()))) return false;
    }
    const last = transitions.at(-1);
    if (last && last.to !== order.state) {
      await app.queue.emit(tx, 'withdrawal.moved', {
        memberId: order.member_id,
        id: order.id,
        state: last.to,
        at: app.clock.now().toISOString(),
      });
    }
    return true;
  });
}

export const setAttemptReason = ({ db }: App, { member_id, key }: AttemptRecord, reason: string) =>
  db
    .updateTable('payout_attempt')
    .set({ reason })
    .where('member_id', '=', member_id)
    .where('key', '=', key)
    .execute();
