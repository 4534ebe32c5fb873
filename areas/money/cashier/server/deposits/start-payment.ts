import { plusSeconds } from '@palaro/kernel';
import type { CreatedPayment, Outcome } from '@palaro/providers';
import { refuse, type App } from '@palaro/server';
import { readAbout } from '../methods/methods.repository.ts';
import { usableMethods } from '../methods/usable-methods.ts';
import { connected, webhookUrl } from '../payments/provider-line.ts';
import type { DepositRecord } from './deposits.repository.ts';
import { FIRST_QUERY_SECONDS } from './insert-deposit.ts';
import { transitionDeposit } from './transition-deposit.ts';

/** The page that a payer comes back to where the order names none (docs/domain/payments.md §2). */
const DEPOSIT_PAGE = '/m/voucherCenter';

/** Time from the order's expiry to the first query, seconds (docs/domain/payments.md §5). */
const FIRST_QUERY_AFTER_EXPIRY = 120;

/**
 * Creates the payment at the method's providers, one after the other. Without an answer the order
 * stays Created until a query finds it: no other provider is tried then, as both could be paid.
 * Throws `provider_unavailable` only where surely nothing was created.
 */
export async function startPayment(
  app: App,
  order: DepositRecord,
  returnPath?: string,
): Promise<void> {
  const about = await readAbout(app.db, order.member_id);
  const methods = await usableMethods(app, order.member_id, about);
  const all = methods.find(({ method }) => method.code === order.method)?.routes ?? [];
  const routes = all.filter(({ channel }) => order.channel === null || channel === order.channel);
  let reason = 'no_provider';
  let before: string | null = null;
  for (const route of routes) {
    const { provider, channel } = route;
    if (!(await assignRoute(app, order, before, { provider, channel }))) return;
    before = provider;
    const outcome = await createPayment(app, order, route, returnPath);
    if (outcome.is === 'ok') return applyCreatedPayment(app, order, outcome);
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
 * Assigns a provider before it is called: should this process end, a query there still finds the
 * payment. False where another process has gone on to the next provider: only one may.
 */
async function assignRoute(
  app: App,
  order: DepositRecord,
  before: string | null,
  of: { provider: string; channel: string },
): Promise<boolean> {
  const { numUpdatedRows } = await app.db
    .updateTable('deposit_order')
    .set({ ...of, next_ask_at: plusSeconds(app.clock.now(), FIRST_QUERY_SECONDS) })
    .where('member_id', '=', order.member_id)
    .where('id', '=', order.id)
    .where('state', '=', 'Created')
    .where('provider', 'is not distinct from', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Creates the payment at one provider. The same reference never makes a second one. */
export async function createPayment(
  app: App,
  order: DepositRecord,
  { provider, channel }: { provider: string; channel: string },
  returnPath = DEPOSIT_PAGE,
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

/**
 * Moves the order to Pending for a created payment; a payment that came meanwhile is not undone.
 */
export async function applyCreatedPayment(
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
    nextAskAt: plusSeconds(expires, FIRST_QUERY_AFTER_EXPIRY).toISOString(),
  });
}
