import { openPayee } from '@palaro/bank-cards/server';
import { plusSeconds, type MemberId } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import { connected, webhookUrl } from '../payments/provider-line.ts';
import { isManualPaymentPending } from './pending-changes.ts';
import { isPayoutBarred } from './payout-bars.ts';
import { applyWithdrawalTransition } from './withdrawal-transitions.ts';
import { payoutMethods } from './payout-methods.ts';
import { attemptKey, newestOf } from './payout-parts.ts';
import { arrivalOf, payoutParts } from './payout-rails.ts';
import { payoutRoute } from './payout-routes.ts';
import { applyPayoutAnswer } from './apply-attempt-update.ts';
import { attemptsOf, lockWithdrawal, type AttemptRecord } from './withdrawals.repository.ts';
import './withdrawals.events.ts';

/** An attempt without an answer is queried after this: longer than a call with its repeats. */
const FIRST_QUERY_SECONDS = 15;
/**
 * An order that no provider takes now, or that is barred, is tried again after this, so that others
 * get their turn.
 */
const WAIT_SECONDS = 30;

export interface OrderKey {
  member: MemberId;
  id: string;
}

/**
 * Sends an approved order to its provider. Its attempts are `Sent` and committed before the call,
 * so that a process that dies in between leaves an attempt that is queried, not sent again
 * (docs/domain/payments.md §4, §11 case 29). Does nothing unless the order is Approved, and
 * while a bar stands.
 */
export async function sendPayout(app: App, { member, id }: OrderKey): Promise<void> {
  const sent = await markSent(app, { member, id });
  for (const attempt of sent) await callProvider(app, attempt);
}

async function markSent(app: App, { member, id }: OrderKey): Promise<AttemptRecord[]> {
  const now = app.clock.now();
  return app.db.transaction().execute(async (tx) => {
    const order = await lockWithdrawal(tx, member, id);
    if (order?.state !== 'Approved') return [];
    if (order.next_ask_at && order.next_ask_at > now) return [];
    if (await isManualPaymentPending(tx, id)) return [];
    const isBarred = await isPayoutBarred(app, tx, member);
    const route = isBarred ? null : await payoutRoute(app, tx, order.method, BigInt(order.amount));
    if (!route) {
      await postpone(tx, { member, id }, plusSeconds(now, WAIT_SECONDS));
      return [];
    }
    const ready = await readyAttempts(app, tx, order, route.provider.code);
    const due = plusSeconds(now, FIRST_QUERY_SECONDS).toISOString();
    const moved = await applyWithdrawalTransition(
      tx,
      {
        member,
        id,
        from: ['Approved'],
        to: 'Sent',
        by: 'system',
        tries: ready.map(({ part, attempt }) => ({ part, attempt, state: 'Sent', nextAskAt: due })),
      },
      now,
    );
    if (!moved) return [];
    await noteArrival(app, tx, ready, now);
    await app.queue.emit(tx, 'withdrawal.moved', {
      memberId: member,
      id,
      state: 'Sent',
      at: now.toISOString(),
    });
    return ready;
  });
}

const postpone = (tx: Tx, { member, id }: OrderKey, until: Date) =>
  tx
    .updateTable('withdrawal_order')
    .set({ next_ask_at: until })
    .where('member_id', '=', member)
    .where('id', '=', id)
    .execute();

/** From the moment of sending on, the arrival is the rail's: no check comes before it any more. */
async function noteArrival(app: App, tx: Tx, sent: readonly AttemptRecord[], now: Date) {
  const [first] = sent;
  if (!first) return;
  const parts = sent.map(({ amount }) => BigInt(amount));
  await tx
    .updateTable('withdrawal_order')
    .set({ expected_at: arrivalOf(parts, now, app.site.settings['withdraw.bankHolidays']) })
    .where('member_id', '=', first.member_id)
    .where('id', '=', first.order_id)
    .execute();
}

/**
 * Attempts that are to be sent: those that a split or a resend left ready, else the parts by the
 * rule of the rails. Each part that failed before gets a new attempt under a new key.
 */
async function readyAttempts(
  app: App,
  tx: Tx,
  order: NonNullable<Awaited<ReturnType<typeof lockWithdrawal>>>,
  provider: string,
): Promise<AttemptRecord[]> {
  const newest = newestOf(await attemptsOf(tx, order.member_id, order.id));
  const parts = newest.length === 0 ? await partsByRule(app, tx, order) : newest;
  const failed = parts.filter((one) => !('state' in one) || one.state === 'Failed');
  for (const { part, amount, attempt } of failed) {
    const next = attempt + 1;
    await tx
      .insertInto('payout_attempt')
      .values({
        member_id: order.member_id,
        order_id: order.id,
        part,
        attempt: next,
        amount,
        key: attemptKey(order.reference, next, part, parts.length),
        provider,
        state: 'Ready',
      })
      .execute();
  }
  const all = newestOf(await attemptsOf(tx, order.member_id, order.id));
  return all.filter(({ state }) => state === 'Ready');
}

async function partsByRule(app: App, tx: Tx, order: { method: string; amount: string }) {
  const least = (await payoutMethods(tx)).get(order.method)?.least ?? 1n;
  const rule = { kind: order.method, least, partsMost: app.site.settings['withdraw.partsMost'] };
  return payoutParts(BigInt(order.amount), rule).map((amount, at) => ({
    part: at + 1,
    amount: String(amount),
    attempt: 0,
  }));
}

/** Calls the provider with an attempt's key; repeating it pays once. */
export async function callProvider(app: App, attempt: AttemptRecord): Promise<void> {
  const { member_id: member, order_id: id, key, provider: code } = attempt;
  const route = connected(app, code);
  if (!route) return;
  const order = await app.db
    .selectFrom('withdrawal_order')
    .select(['card_id', 'method'])
    .where('member_id', '=', member)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const payee = await openPayee(app, member, order.card_id);
  const answer = await route.provider.createPayout(route.line, {
    key,
    kind: order.method === 'WALLET' ? 'WALLET' : 'BANK',
    ...payee,
    amount: BigInt(attempt.amount),
    currency: app.site.settings['site.currency'],
    webhookUrl: webhookUrl(app, code),
  });
  await applyPayoutAnswer(app, attempt, answer);
}
