import { reviewCard } from '@palaro/bank-cards/server';
import { plusSeconds } from '@palaro/kernel';
import type { Outcome, PayoutStatus } from '@palaro/providers';
import { refuse, type App } from '@palaro/server';
import { payWithdrawal, voidWithdrawal } from './end-withdrawal.ts';
import type { Payer } from './move-withdrawal.ts';
import { applyWithdrawalTransition, type AttemptChange } from './withdrawal-transitions.ts';
import { newsOf, type News } from './payout-news.ts';
import { newestOf, stateOfParts } from './payout-plan.ts';
import { returnPayout } from './return-payout.ts';
import {
  attemptsOf,
  findWithdrawal,
  type AttemptRecord,
  type WithdrawalRecord,
} from './withdrawals.repository.ts';

/** Unanswered payouts are asked about at these times, and then every five minutes. */
const ASK_AFTER_SECONDS = [5, 15, 60];
const ASK_EVERY_SECONDS = 300;
/** A payout that is on its way is asked about rarely; its end comes by webhook. */
const WATCH_SECONDS = 600;
/** Attempts that follow a passing failure by themselves; then a person looks. */
const ATTEMPTS_ALONE = 3;
const AGAIN_SECONDS = 60;
/** Steps that another writer overtook are read and taken again. */
const TRIES_MAX = 10;

/** Takes a provider's answer about an attempt, whenever it comes and however often. */
export const takePayout = (app: App, attempt: AttemptRecord, answer: Outcome<PayoutStatus>) =>
  takeNews(app, attempt, newsOf(answer));

/**
 * Applies what is known of an attempt to it and its order. Only the first end counts; what
 * contradicts it is kept for people to see (docs/domain/payments.md §4).
 */
export async function takeNews(app: App, attempt: AttemptRecord, news: News): Promise<void> {
  const { member_id: member, order_id: id } = attempt;
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const order = await findWithdrawal(app.db, member, id);
    const all = await attemptsOf(app.db, member, id);
    const now = all.find((one) => one.part === attempt.part && one.attempt === attempt.attempt);
    if (!order || !now) throw new Error(`the attempt ${attempt.key} is gone`);
    if (await apply(app, { order, all, attempt: now }, news)) return;
  }
  throw refuse('try_again');
}

interface Seen {
  order: WithdrawalRecord;
  all: readonly AttemptRecord[];
  attempt: AttemptRecord;
}

/** True when it is done or there is nothing to do; false when somebody else came first. */
async function apply(app: App, seen: Seen, news: News): Promise<boolean> {
  const { attempt } = seen;
  if (news.is === 'returned' && attempt.state !== 'Returned') return takeBack(app, seen, news);
  const isOpen = attempt.state === 'Sent' || attempt.state === 'Unknown';
  if (isOpen) return settle(app, seen, news);
  // That what came back had been paid is nothing new, however late it is told.
  const cameBack = attempt.reason === CAME_BACK.reason;
  if (news.is === 'paid' && attempt.state === 'Failed' && !cameBack) {
    return paidAfterAll(app, seen, news);
  }
  return true;
}

/**
 * The money is with the provider again. A part that came back before its whole order was paid has
 * failed: its money is still held. So has one that was said to have failed. An order that is paid
 * gets the money back.
 */
async function takeBack(
  app: App,
  seen: Seen,
  news: Extract<News, { is: 'paid' | 'returned' }>,
): Promise<boolean> {
  const { attempt, order, all } = seen;
  if (attempt.state === 'Failed') return unmark(app, attempt);
  if (order.state === 'Paid' || order.state === 'Returned') {
    return returnPayout(app, order, attempt);
  }
  const parts = newestOf(all);
  // What people have paid by hand is booked first; the task comes again, and then it is returned.
  const isByHand = order.state === 'Sent' && !parts.some(isUnderWay);
  if (isByHand) throw refuse('try_again');
  if (parts.length > 1) return settle(app, seen, { ...news, is: 'failed', ...CAME_BACK });
  // It must have been paid before; the next round gives it back.
  await settle(app, seen, { ...news, is: 'paid' });
  return false;
}

/** While an order is sent, one of its parts is; else people have paid it by hand. */
const isUnderWay = ({ state }: AttemptRecord) =>
  state === 'Ready' || state === 'Sent' || state === 'Unknown';

/** The reason is no provider's word, so that it says this alone. */
const CAME_BACK = { reason: 'came_back', retryable: false } as const;

function changeOf(app: App, { attempt }: Seen, news: News): AttemptChange {
  const { part, attempt: number } = attempt;
  const channelReference = 'channelReference' in news ? news.channelReference : null;
  const at = (seconds: number) => plusSeconds(app.clock.now(), seconds).toISOString();
  const about = { part, attempt: number, providerId: news.providerId };
  if (news.is === 'unknown') {
    const after = ASK_AFTER_SECONDS[attempt.asked] ?? ASK_EVERY_SECONDS;
    return { ...about, state: 'Unknown', nextAskAt: at(after), asked: true };
  }
  if (news.is === 'sent') return { ...about, state: 'Sent', nextAskAt: at(WATCH_SECONDS) };
  if (news.is === 'failed') {
    const { reason, retryable } = news;
    return { ...about, state: 'Failed', reason, retryable, ended: true };
  }
  return { ...about, state: 'Paid', channelReference, ended: true };
}

async function settle(app: App, seen: Seen, news: News): Promise<boolean> {
  const { order, all, attempt } = seen;
  const change = changeOf(app, seen, news);
  const parts = newestOf(all).map((one) =>
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
    const channelReference = news.is === 'paid' ? news.channelReference : null;
    const payers = parts.map(({ provider, amount }): Payer => ({
      provider,
      amount: BigInt(amount),
    }));
    const end = { ...base, from: [order.state], to: 'Paid', channelReference, payers } as const;
    return payWithdrawal(app, order, end);
  }
  if (next === 'Failed') return fail(app, seen, base, news);
  // An order is not on its way again once one of its parts was in doubt; it is known or not.
  const to = order.state === 'Unknown' ? 'Unknown' : next;
  return moveIn(app, order, [{ ...base, from: [order.state], to }]);
}

type Base = Pick<
  Parameters<typeof applyWithdrawalTransition>[1],
  'member' | 'id' | 'version' | 'by' | 'tries'
>;

/**
 * No part is on its way any more and one has failed. For a passing reason the next attempt follows;
 * for a lasting one the order is rejected and its money goes back, unless a part of it was paid.
 */
async function fail(app: App, seen: Seen, base: Base, news: News): Promise<boolean> {
  const { order, all } = seen;
  const failed = newestOf(all);
  const isWhole = failed.length === 1;
  const reason = news.is === 'failed' ? news.reason : 'failed';
  const passes = news.is === 'failed' && news.retryable;
  const step = { ...base, from: [order.state], to: 'Failed', reason } as const;
  if (!passes || seen.attempt.attempt >= ATTEMPTS_ALONE) {
    if (!(await moveIn(app, order, [step]))) return false;
    if (passes || !isWhole) return true;
    await reviewCard(app, order.member_id, order.card_id);
    const now = await findWithdrawal(app.db, order.member_id, order.id);
    if (now?.state !== 'Failed') return true;
    const end = { from: ['Failed'], to: 'Rejected', by: 'provider', reason } as const;
    await voidWithdrawal(app, now, { ...end, version: now.version });
    return true;
  }
  const nextAskAt = plusSeconds(app.clock.now(), AGAIN_SECONDS).toISOString();
  const again = {
    member: order.member_id,
    id: order.id,
    from: ['Failed'],
    to: 'Approved',
  } as const;
  const attempt = seen.attempt.attempt;
  return moveIn(app, order, [step, { ...again, by: 'system', attempt, nextAskAt }]);
}

/** Takes steps that move no money, in one transaction, and tells of the last. */
async function moveIn(
  app: App,
  order: WithdrawalRecord,
  steps: readonly Parameters<typeof applyWithdrawalTransition>[1][],
): Promise<boolean> {
  return app.db.transaction().execute(async (tx) => {
    for (const step of steps) {
      if (!(await applyWithdrawalTransition(tx, step, app.clock.now()))) return false;
    }
    const last = steps.at(-1);
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

/** The mark of an attempt whose failure the provider took back. */
export const PAID_AFTER_ALL = 'paid_after_all';

const keepReason = ({ db }: App, { member_id, key }: AttemptRecord, reason: string) =>
  db
    .updateTable('payout_attempt')
    .set({ reason })
    .where('member_id', '=', member_id)
    .where('key', '=', key)
    .execute();

/** What was paid after all came back, so nobody needs to look any more. */
async function unmark(app: App, attempt: AttemptRecord): Promise<boolean> {
  if (attempt.reason === PAID_AFTER_ALL) await keepReason(app, attempt, CAME_BACK.reason);
  return true;
}

/**
 * The provider says that it paid what it had said to have failed. While the order holds its money
 * and no later attempt is out, it is paid; else people must look, and the attempt keeps the mark.
 */
async function paidAfterAll(
  app: App,
  seen: Seen,
  news: Extract<News, { is: 'paid' | 'returned' }>,
): Promise<boolean> {
  const { order, attempt, all } = seen;
  const newest = newestOf(all).find(({ part }) => part === attempt.part);
  const isOpen = order.state === 'Failed' || order.state === 'Approved';
  if (isOpen && newest?.attempt === attempt.attempt) return settle(app, seen, news);
  if (attempt.reason === PAID_AFTER_ALL) return true;
  app.log.error({ payout: attempt.key, order: order.id }, 'a payout that had failed was paid');
  await keepReason(app, attempt, PAID_AFTER_ALL);
  return true;
}
