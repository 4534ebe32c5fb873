import { centavosOf, TOO_FINE } from '../amounts.ts';
import type {
  Asked,
  CreatedPayment,
  Line,
  NewPayment,
  Outcome,
  PaymentStatus,
  PayoutStatus,
  Provider,
} from '../contract.ts';
import { fieldsOf, textIn, Unreadable } from '../fields.ts';
import { NOT_FOUND } from '../outcome.ts';
import { ask } from './ask.ts';
import { refundPayment } from './refunds.ts';
import { dataOf, referenceIn, statusOf } from './resources.ts';

const NO_PAYOUTS = { is: 'refused', reason: 'not_supported', retryable: false } as const;

/**
 * The calls of PayMongo's API, version 1. A payment is a checkout session ("Checkout Session
 * Resource"), and its id here is that of the session's payment intent, which every event carries.
 */
export const paymongoClient = {
  createPayment(line: Line, payment: NewPayment): Promise<Outcome<CreatedPayment>> {
    const amount = centavosOf(payment.amount);
    if (amount === null) return Promise.resolve(TOO_FINE);
    const { reference, channel, currency, description, returnUrl } = payment;
    const attributes = {
      line_items: [{ name: description, amount, currency, quantity: 1 }],
      payment_method_types: [channel],
      reference_number: reference,
      description,
      success_url: returnUrl,
      cancel_url: returnUrl,
      send_email_receipt: false,
      metadata: { reference },
    };
    const body = { data: { attributes } };
    return ask(line, { method: 'POST', path: '/v1/checkout_sessions', body }, createdIn);
  },

  /**
   * PayMongo finds nothing by our reference. A session whose answer was lost was shown to nobody,
   * so nobody can pay it, and it counts as not there.
   */
  queryPayment(line: Line, { providerId, reference }: Asked): Promise<Outcome<PaymentStatus>> {
    if (providerId === null) return Promise.resolve(NOT_FOUND);
    const path = `/v1/payment_intents/${encodeURIComponent(providerId)}`;
    return ask(line, { method: 'GET', path }, (body) => {
      const intent = dataOf(body);
      const named = referenceIn(intent.attributes);
      if (named !== null && named !== reference) throw new Unreadable('it is another payment');
      return statusOf(intent);
    });
  },

  cancelPayment(line: Line, { providerId }: Asked): Promise<Outcome<object>> {
    if (providerId === null) return Promise.resolve(NOT_FOUND);
    const path = `/v1/payment_intents/${encodeURIComponent(providerId)}/cancel`;
    return ask(line, { method: 'POST', path }, () => ({}));
  },

  /**
   * Its transfers are found by no key of ours, so after a lost answer nobody could tell whether
   * money left: they are not used (docs/domain/payments.md §4, "Never sent again while unknown").
   */
  createPayout: (): Promise<Outcome<PayoutStatus>> => Promise.resolve(NO_PAYOUTS),
  queryPayout: (): Promise<Outcome<PayoutStatus>> => Promise.resolve(NO_PAYOUTS),
  refund: refundPayment,
} satisfies Partial<Provider>;

function createdIn(body: unknown): CreatedPayment {
  const { attributes } = dataOf(body);
  return {
    providerId: textIn(fieldsOf(attributes.payment_intent, 'payment_intent'), 'id'),
    action: { kind: 'redirect', url: textIn(attributes, 'checkout_url') },
    expiresAt: null,
  };
}
