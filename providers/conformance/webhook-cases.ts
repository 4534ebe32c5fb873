import { deepEqual, equal, ok } from 'node:assert/strict';
import { Money, plusSeconds } from '@palaro/kernel';
import type { ProviderEvent, WebhookAttempt } from '../contract.ts';
import type { Bench, PaymentFate, ProviderCase } from './bench.ts';

/** A time that no clock is off by and that a replayed webhook has (docs/domain/payments.md §5). */
const TOO_OLD_SECONDS = 301;

/** What a webhook must be read as, whatever the dialect calls it. */
export const webhookCases: readonly ProviderCase[] = [
  {
    name: '1',
    title: 'the worked vector is accepted and read as money that came',
    run: async ({ provider, lineAt, vector }) => {
      const verdict = provider.verifyWebhook(lineAt(vector.at), vector.webhook);
      const [event] = Array.isArray(verdict) ? verdict : [];
      ok(event?.about === 'payment' && event.what === 'paid', 'no paid payment was read');
      equal(event.reference, vector.reference);
      equal(Money.text(event.paid.amount), vector.amount);
    },
  },
  {
    name: '3',
    title: 'the same webhook is the same event, however often it comes',
    run: async ({ provider, lineAt, vector }) => {
      const hear = () => provider.verifyWebhook(lineAt(vector.at), vector.webhook);
      deepEqual(hear(), hear());
    },
  },
  {
    name: '4',
    title: 'a changed body with its signature kept is not believed',
    run: async ({ provider, lineAt, vector }) => {
      const changed = Buffer.from(vector.webhook.body);
      // A space where none was: the JSON says the same, the bytes do not.
      const body = Buffer.concat([changed, Buffer.from(' ')]);
      equal(provider.verifyWebhook(lineAt(vector.at), { ...vector.webhook, body }), null);
    },
  },
  {
    name: '4 headers',
    title: 'a webhook without its headers is not believed',
    run: async ({ provider, lineAt, vector }) => {
      equal(provider.verifyWebhook(lineAt(vector.at), { ...vector.webhook, headers: {} }), null);
    },
  },
  {
    name: '5',
    title: 'a webhook that is 301 s old is not believed',
    run: async ({ provider, lineAt, vector }) => {
      const late = lineAt(plusSeconds(vector.at, TOO_OLD_SECONDS));
      equal(provider.verifyWebhook(late, vector.webhook), null);
    },
  },
  {
    name: '12',
    title: 'money in another currency is told with its own currency',
    run: async (bench) => {
      const event = await heard(bench, 'paid in dollars');
      ok(event.about === 'payment' && event.what === 'paid', 'no paid payment was read');
      equal(event.paid.currency, 'USD');
    },
  },
  ...(['paid', 'failed', 'expired', 'reversed'] as const).map((what): ProviderCase => ({
    name: `payment ${what}`,
    title: `the event of a payment that is ${what} is read in the site's words`,
    run: async (bench) => {
      const event = await heard(bench, what);
      equal(event.about, 'payment');
      equal(event.what, what);
    },
  })),
];

/** Creates a payment, lets it happen, and reads the webhook; it must name our order. */
async function heard(bench: Bench, what: PaymentFate): Promise<ProviderEvent> {
  const { provider, line } = bench;
  const payment = bench.payment();
  const created = await provider.createPayment(line, payment);
  ok(created.is === 'ok', 'the payment was not created');
  const event = eventOf(bench, await bench.happens(payment.reference, what));
  equal(event.providerId, created.providerId);
  if (event.reference !== null) equal(event.reference, payment.reference);
  return event;
}

/** The one event of a webhook. */
export function eventOf({ provider, line }: Bench, webhook: WebhookAttempt): ProviderEvent {
  const events = provider.verifyWebhook(line, webhook);
  ok(Array.isArray(events) && events.length === 1 && events[0], 'it was not read as one event');
  return events[0];
}
