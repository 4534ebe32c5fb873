import { Money } from '@palaro/kernel';
import { centavosIn } from '../amounts.ts';
import type { PaidMoney, PaymentStatus } from '../contract.ts';
import {
  fieldsOf,
  optionalFields,
  optionalSeconds,
  optionalText,
  secondsIn,
  textIn,
  Unreadable,
  type Fields,
} from '../fields.ts';

/** Everything of PayMongo has this form (its API reference, "Resources"). */
interface Resource {
  id: string;
  attributes: Fields;
}

export function resourceOf(value: unknown): Resource {
  const fields = fieldsOf(value, 'a resource');
  return { id: textIn(fields, 'id'), attributes: fieldsOf(fields.attributes, 'attributes') };
}

/** The resource of a whole answer or event. */
export const dataOf = (body: unknown): Resource => resourceOf(fieldsOf(body).data);

export function resourcesIn(attributes: Fields, name: string): Resource[] {
  const value = attributes[name] ?? [];
  if (Array.isArray(value)) return value.map(resourceOf);
  throw new Unreadable(`${name} is no list`);
}

/** Our reference, as we gave it to the checkout session. */
export function referenceIn(attributes: Fields): string | null {
  const metadata = optionalFields(attributes, 'metadata');
  return (
    optionalText(metadata, 'reference') ??
    optionalText(attributes, 'reference_number') ??
    optionalText(attributes, 'external_reference_number')
  );
}

/**
 * What a payment brought ("Payment Resource"). The name is the one that the payer wrote on the
 * page: wallets tell none. `at` is the event's time; a payment need not have its own.
 */
export function paidIn({ id, attributes }: Resource, at: Date | null = null): PaidMoney {
  const billing = optionalFields(attributes, 'billing');
  return {
    amount: centavosIn(attributes, 'amount'),
    currency: textIn(attributes, 'currency'),
    fee: typeof attributes.fee === 'number' ? centavosIn(attributes, 'fee') : null,
    payerName: optionalText(billing, 'name'),
    channelReference: id,
    at: optionalSeconds(attributes, 'paid_at') ?? at ?? secondsIn(attributes, 'paid_at'),
  };
}

export const isPaid = ({ attributes }: Resource) => attributes.status === 'paid';

/** Whether all of a payment went back; a part of it reverses no order ("Refund Resource"). */
export function isReversed({ attributes }: Resource): boolean {
  if (attributes.status === 'refunded') return true;
  const back = resourcesIn(attributes, 'refunds').filter(
    ({ attributes: { status } }) => status === 'succeeded',
  );
  const sum = Money.sum(back.map((one) => centavosIn(one.attributes, 'amount')));
  return back.length > 0 && sum >= centavosIn(attributes, 'amount');
}

/**
 * What became of a payment intent ("Payment Intent Resource"; "Statuses, Messages, Webhook
 * Events"). After a declined try it waits again: that is told as failed, and money that comes later
 * still counts.
 */
export function statusOf({ id, attributes }: Resource): PaymentStatus {
  const about = { providerId: id, paid: null, reason: null, action: null };
  const payments = resourcesIn(attributes, 'payments');
  if (payments.some(isReversed)) return { ...about, state: 'reversed' };
  const paid = payments.find(isPaid);
  if (paid) return { ...about, state: 'paid', paid: paidIn(paid) };
  const status = textIn(attributes, 'status');
  if (status === 'cancelled') return { ...about, state: 'cancelled' };
  if (status === 'awaiting_payment_method' && attributes.last_payment_error) {
    const error = fieldsOf(attributes.last_payment_error, 'last_payment_error');
    return { ...about, state: 'failed', reason: optionalText(error, 'failed_code') };
  }
  return { ...about, state: 'pending' };
}
