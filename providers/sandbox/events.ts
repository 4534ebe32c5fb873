import type { PaidMoney, ProviderEvent } from '../contract.ts';
import {
  fieldsOf,
  instantIn,
  jsonIn,
  moneyIn,
  optionalMoney,
  optionalText,
  textIn,
  type Fields,
} from '../fields.ts';

/** Reads a webhook's body. A type that we do not know is no event of ours. Throws `Unreadable`. */
export function readEvent(body: Uint8Array): ProviderEvent[] {
  const event = fieldsOf(jsonIn(body));
  const [subject, what] = textIn(event, 'type').split('.');
  const id = textIn(event, 'id');
  const at = instantIn(event, 'createdAt');
  const data = fieldsOf(event.data, 'data');
  const reference = optionalText(data, 'reference');
  if (subject === 'payment') {
    const about = { id, at, reference, providerId: textIn(data, 'payment') };
    if (what === 'paid') return [{ ...about, about: 'payment', what, paid: paidIn(data, at) }];
    if (what === 'failed' || what === 'expired' || what === 'reversed') {
      return [{ ...about, about: 'payment', what, reason: optionalText(data, 'reason') }];
    }
  }
  if (subject === 'payout' && (what === 'paid' || what === 'failed' || what === 'returned')) {
    const about = { id, at, reference, providerId: textIn(data, 'payout') };
    return [{ ...about, about: 'payout', what, ...endOf(data) }];
  }
  return [];
}

/** What is told of money that came; `at` is the event's or the answer's time of it. */
export const paidIn = (data: Fields, at: Date): PaidMoney => ({
  amount: moneyIn(data, 'amount'),
  currency: textIn(data, 'currency'),
  fee: optionalMoney(data, 'fee'),
  payerName: optionalText(data, 'payerName'),
  channelReference: optionalText(data, 'channelReference'),
  at,
});

/** What is told of a payout besides its state. */
export const endOf = (data: Fields) => ({
  reason: optionalText(data, 'reason'),
  retryable: data.retryable === true,
  channelReference: optionalText(data, 'channelReference'),
  fee: optionalMoney(data, 'fee'),
});
