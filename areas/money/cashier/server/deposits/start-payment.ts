import { plusSeconds } from '@palaro/kernel';
import type { CreatedPayment, Outcome } from '@palaro/providers';
import { refuse, type App } from '@palaro/server';
import { readAbout } from '../methods/methods.repository.ts';
import { usableMethods } from '../methods/usable-methods.ts';
import { connected, webhookUrl } from '../payments/provider-line.ts';
import type { DepositRecord } from './deposits.repository.ts';
import { ASK_SOON } from './insert-deposit.ts';
import { transitionDeposit } from './transition-deposit.ts';

/** From the end of the time to pay to the first question, seconds (docs/domain/payments.md §5). */
const FIRST_ASK = 120;

/**
 * Asks the method's providers, one after the other, to take the payment. Without an answer the
 * order stays Created and is found by asking: nobody else is tried then, as two could be paid.
 * Throws `provider_unavailable` only where surely nothing was created.
 */
export async function startPayment(
  app: App,
  order: DepositRecord,
  returnPath = '/m/deposit',
): Promise<void> {
  const about = await readAbout(app.db, order.member_id);
  const methods = await usableMethods(app, about);
  const routes = methods.find(({ method }) => method.code === order.method)?.routes ?? [];
  let reason = 'no_provider';
  let before: string | null = null;
  for (const route of routes) {
    const channel = order.channel ?? route.channel;
    if (!(await noteAsked(app, order, before, { provider: route.provider, channel }))) return;
    before = route.provider;
    const outcome = await askToPay(app, order, { ...route, channel }, returnPath);
    if (outcome.is === 'ok') return tookPayment(app, order, outcome);
    if (outcome.is === 'unknown') {
      app.log.warn({ order: order.id, why: outcome.why }, 'a provider gave no answer to an order');
      return;
    }
    reason = outcome.reason;
  }
  await transitionDeposit(app, order, { to: 'Failed', by: 'provider', reason, nextAskAt: null });
  throw refuse('provider_unavailable', { retryAfterSeconds: 30 });
}

/**
 * Before the question: should this process end, the order is still found by asking there. False
 * where another process has gone on from the provider before: only one may try the next.
 */
async function noteAsked(
  app: App,
  order: DepositRecord,
  before: string | null,
  of: { provider: string; channel: string },
): Promise<boolean> {
  const { numUpdatedRows } = await app.db
    .updateTable('deposit_order')
    .set({ ...of, next_ask_at: plusSeconds(app.clock.now(), ASK_SOON) })
    .where('member_id', '=', order.member_id)
    .where('id', '=', order.id)
    .where('state', '=', 'Created')
    .where('provider', 'is not distinct from', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The same reference never makes a second payment, so it may be repeated. */
export async function askToPay(
  app: App,
  order: DepositRecord,
  { provider, channel }: { provider: string; channel: string },
  returnPath: string,
): Promise<Outcome<CreatedPayment>> {
  const to = connected(app, provider);
  if (!to) return { is: 'refused', reason: 'not_connected', retryable: false };
  const { config, site } = app;
  const email = null;
  const mobile = null;
  const { payeeName } = await readAbout(app.db, order.member_id);
  return to.provider.createPayment(to.line, {
    reference: order.reference,
    channel,
    amount: BigInt(order.amount),
    currency: site.settings['site.currency'],
    expiresAt: order.expires_at,
    returnUrl: `${config.publicUrl}${returnPath}?order=${order.id}`,
    webhookUrl: webhookUrl(app, provider),
    description: `${site.settings['site.name']} ${order.reference}`,
    payer: { name: payeeName, email, mobile },
  });
}

/** The provider waits for the member; a payment that came meanwhile is not undone. */
export async function tookPayment(
  app: App,
  order: DepositRecord,
  { providerId, action, expiresAt }: CreatedPayment,
): Promise<void> {
  const expires = expiresAt ?? order.expires_at;
  await transitionDeposit(app, order, {
    to: 'Pending',
    from: ['Created'],
    by: 'provider',
    providerId,
    action: { ...action },
    expiresAt: expires.toISOString(),
    nextAskAt: plusSeconds(expires, FIRST_ASK).toISOString(),
  });
}
