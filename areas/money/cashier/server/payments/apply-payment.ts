import { plusSeconds } from '@palaro/kernel';
import type { PaidMoney, PaymentStatus, ProviderEvent } from '@palaro/providers';
import type { App } from '@palaro/server';
import { sql } from 'kysely';
import { reverseDeposit } from '../deposits/credit-deposit.ts';
import { findDeposit, type DepositRecord } from '../deposits/deposits.repository.ts';
import { transitionDeposit } from '../deposits/transition-deposit.ts';
import { isOwnPayment } from './find-order.ts';
import { keepUnmatched } from './keep-unmatched.ts';
import { connected, type Connected } from './provider-line.ts';
import { REVERSED, applyPaidMoney, type Outcome } from './apply-paid-money.ts';
import { applyCreatedPayment } from '../deposits/start-payment.ts';

export type PaymentEvent = Extract<ProviderEvent, { about: 'payment' }>;

/** From this amount on a webhook alone is not believed (docs/domain/payments.md §5.4). */
const CONFIRM_ABOVE = 100_000_000n;

/** Failure of a query without whose answer nothing may go on; the task comes again. */
export class Unanswered extends Error {}

/**
 * Applies a provider's webhook about a payment to its order, in any order and any number of times.
 */
export async function applyPayment(
  app: App,
  code: string,
  event: PaymentEvent,
  order: DepositRecord | undefined,
): Promise<Outcome> {
  const to = connected(app, code);
  if (!order) return event.what === 'paid' ? keepUnmatched(app, code, event) : 'nothing';
  if (event.what !== 'paid') return applyEnd(app, order, code, event);
  const { paid, providerId } = event;
  const source = { provider: code, providerId };
  if (!to || !(to.provider.confirmAlways || paid.amount > CONFIRM_ABOVE)) {
    // Its fee was kept with the event.
    return applyPaidMoney(app, order, { ...paid, fee: null }, source);
  }
  const status = await query(to, { reference: order.reference, providerId });
  if (status?.state !== 'paid' || !status.paid) return 'nothing';
  return applyPaidMoney(app, order, status.paid, source);
}

async function query(
  { provider, line }: Connected,
  of: { reference: string; providerId: string | null },
) {
  const answer = await provider.queryPayment(line, of);
  if (answer.is === 'unknown') throw new Unanswered(answer.why);
  return answer.is === 'ok' ? answer : null;
}

/**
 * Queries an order's payment and applies the answer. Throws `Unanswered`. Null where the provider
 * has no such payment.
 */
export async function queryAndApply(app: App, order: DepositRecord): Promise<Outcome | null> {
  const to = connected(app, order.provider);
  if (!to) return null;
  const { reference, provider_id: providerId } = order;
  const status = await query(to, { reference, providerId });
  return status && applyStatus(app, order, to.provider.code, status);
}

/** Amount that the provider says now that it got for an order; null where it does not. */
export async function queryPaid(app: App, order: DepositRecord): Promise<PaidMoney | null> {
  const to = connected(app, order.provider);
  if (!to) return null;
  const { reference, provider_id: providerId } = order;
  const answer = await to.provider.queryPayment(to.line, { reference, providerId });
  return answer.is === 'ok' && answer.state === 'paid' ? answer.paid : null;
}

async function applyStatus(
  app: App,
  order: DepositRecord,
  provider: string,
  { providerId, state, paid, reason, action }: PaymentStatus,
): Promise<Outcome> {
  if (state === 'paid' && paid) return applyPaidMoney(app, order, paid, { provider, providerId });
  if (state === 'pending') {
    const expired = order.expires_at <= app.clock.now();
    if (order.state !== 'Created' || !action || expired) return 'nothing';
    await applyCreatedPayment(app, order, { providerId, action, expiresAt: null });
    return 'nothing';
  }
  if (state === 'paid') return 'nothing';
  return applyEnd(app, order, provider, { what: state, reason, providerId });
}

interface PaymentEnd {
  what: 'failed' | 'expired' | 'cancelled' | 'reversed';
  reason: string | null;
  providerId: string;
}

/**
 * Applies an end without money. Money that came before or comes later wins over it. What became of
 * another payment, or through a provider that was tried before, says nothing of the order's own.
 */
async function applyEnd(
  app: App,
  order: DepositRecord,
  provider: string,
  { what, reason, providerId }: PaymentEnd,
): Promise<Outcome> {
  if (!isOwnPayment(order, { provider, providerId })) return 'nothing';
  const by = 'provider';
  if (what === 'reversed') {
    if (await markReversed(app, order)) return 'ended';
    const now = await findDeposit(app.db, order.member_id, order.id);
    const taken =
      now?.state === 'Paid' && (await reverseDeposit(app, now, { by }, reason ?? 'reversed'));
    return taken ? 'reversed' : 'nothing';
  }
  const to = what === 'failed' ? 'Failed' : 'Expired';
  const transition = { to, from: ['Created', 'Pending'], by, reason: reason ?? what } as const;
  return (await transitionDeposit(app, order, transition)) ? 'ended' : 'nothing';
}

/**
 * The reversal came before the payment that it takes back: the order keeps it as a mark, so that
 * the payment, when it comes, waits for a person. False where the money was added before.
 */
async function markReversed({ db }: App, { member_id, id }: DepositRecord): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deposit_order')
    .set({
      marks: sql<string[]>`array(select distinct m from unnest(marks || ${[REVERSED]}::text[]) m
        order by m)`,
      version: sql`version + 1`,
    })
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .where('state', 'not in', ['Paid', 'Returned', 'Reversed'])
    .where(sql<boolean>`not marks @> ${[REVERSED]}::text[]`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Time of the next query of an order (docs/domain/payments.md §5.7); null: no more. */
export function nextQuery(expiresAt: Date, now: Date): Date | null {
  const minutes = [2, 5, 15, ...Array.from({ length: 24 }, (_, i) => 60 * (i + 1))];
  return minutes.map((one) => plusSeconds(expiresAt, one * 60)).find((at) => at > now) ?? null;
}
