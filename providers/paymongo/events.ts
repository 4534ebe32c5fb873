import type { ProviderEvent } from '../contract.ts';
import { fieldsOf, jsonIn, optionalText, secondsIn, textIn } from '../fields.ts';
import {
  dataOf,
  isPaid,
  isReversed,
  paidIn,
  referenceIn,
  resourceOf,
  resourcesIn,
} from './resources.ts';

/**
 * Reads an event ("Webhook Resource", "Event Resource"). A type that we do not know is no event of
 * ours. Throws `Unreadable`.
 */
export function readEvent(body: Uint8Array): ProviderEvent[] {
  const { id, attributes: event } = dataOf(jsonIn(body));
  const type = textIn(event, 'type');
  const at = secondsIn(event, 'created_at');
  if (!KNOWN.includes(type)) return [];
  const subject = resourceOf(event.data);
  const { attributes } = subject;
  const about = { id, at, about: 'payment', reference: referenceIn(attributes) } as const;
  if (type === 'checkout_session.payment.paid') {
    const providerId = textIn(fieldsOf(attributes.payment_intent, 'payment_intent'), 'id');
    const payment = resourcesIn(attributes, 'payments').find(isPaid);
    return payment ? [{ ...about, providerId, what: 'paid', paid: paidIn(payment, at) }] : [];
  }
  const providerId = optionalText(attributes, 'payment_intent_id');
  // Money that came by another way than a checkout session of ours still came.
  const named = { ...about, providerId: providerId ?? subject.id };
  if (type === 'payment.paid') return [{ ...named, what: 'paid', paid: paidIn(subject, at) }];
  if (type === 'payment.failed') {
    return [{ ...named, what: 'failed', reason: optionalText(attributes, 'failed_code') }];
  }
  if (type === 'payment.refunded') {
    return isReversed(subject) ? [{ ...named, what: 'reversed', reason: 'refunded' }] : [];
  }
  // A code of which no payment is known is found by asking after its order's time.
  if (providerId === null) return [];
  return [{ ...about, providerId, what: 'expired', reason: 'qrph_expired' }];
}

const KNOWN: readonly string[] = [
  'checkout_session.payment.paid',
  'payment.paid',
  'payment.failed',
  'payment.refunded',
  'qrph.expired',
];
