import type { ProviderEvent } from '../contract.ts';
import { fieldsOf, instantIn, jsonIn, optionalText, textIn, type Fields } from '../fields.ts';
import { paidIn } from './invoices.ts';
import { endOf } from './payouts.ts';

const ENDS = {
  succeeded: 'paid',
  failed: 'failed',
  rejected: 'failed',
  reversed: 'returned',
} as const;
/** Accounts are told of payouts in the words of version 2 or of version 3. */
const PAYOUT = /^(?:v3_)?payout\.(succeeded|failed|rejected|reversed)$/;

/**
 * Reads a webhook ("Invoice webhook", "Payout Webhook"). Neither has an id of its own: what
 * happened to what makes an event count once. Throws `Unreadable`.
 */
export function readEvent(body: Uint8Array): ProviderEvent[] {
  const told = fieldsOf(jsonIn(body));
  const event = optionalText(told, 'event');
  if (event === null) return 'external_id' in told ? readInvoice(told) : [];
  const [, end] = PAYOUT.exec(event) ?? [];
  if (end === undefined) return [];
  const what = ENDS[end as keyof typeof ENDS];
  const payout = fieldsOf(told.data, 'data');
  const providerId = optionalText(payout, 'id') ?? textIn(payout, 'payout_id');
  const about = { id: `${providerId}/${what}`, at: instantIn(told, 'created'), providerId };
  const reference = textIn(payout, 'reference_id');
  return [{ ...about, reference, about: 'payout', what, ...endOf(payout) }];
}

function readInvoice(invoice: Fields): ProviderEvent[] {
  const providerId = textIn(invoice, 'id');
  const about = {
    providerId,
    reference: textIn(invoice, 'external_id'),
    about: 'payment',
  } as const;
  if (invoice.status === 'PAID') {
    const paid = paidIn(invoice);
    return [{ ...about, id: `${providerId}/paid`, at: paid.at, what: 'paid', paid }];
  }
  if (invoice.status === 'EXPIRED') {
    const at = instantIn(invoice, 'updated');
    return [{ ...about, id: `${providerId}/expired`, at, what: 'expired', reason: null }];
  }
  return [];
}
