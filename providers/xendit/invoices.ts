import { pesosIn, pesosOf, TOO_FINE } from '../amounts.ts';
import type {
  Asked,
  CreatedPayment,
  Line,
  NewPayment,
  Outcome,
  PaidMoney,
  PaymentStatus,
} from '../contract.ts';
import {
  fieldsOf,
  instantIn,
  optionalInstant,
  optionalText,
  textIn,
  Unreadable,
  wordIn,
  type Fields,
} from '../fields.ts';
import { ask } from './ask.ts';

const STATUSES = ['PENDING', 'PAID', 'SETTLED', 'EXPIRED'] as const;

/**
 * Creates an invoice ("Create Invoice"). Xendit would make a second one under the same reference,
 * so it is looked for first. Its page takes cards too, whose numbers never reach this site.
 */
export async function createInvoice(
  line: Line,
  payment: NewPayment,
): Promise<Outcome<CreatedPayment>> {
  const amount = pesosOf(payment.amount);
  if (amount === null) return TOO_FINE;
  const { reference, channel, currency, description, returnUrl, expiresAt } = payment;
  const there = await ask(line, find(reference), (list) => {
    const invoice = firstIn(list);
    return invoice && createdIn(invoice);
  });
  if (there.is !== 'refused' || there.reason !== 'not_found') return there;
  const seconds = Math.ceil((expiresAt.getTime() - line.now().getTime()) / 1000);
  const body = {
    external_id: reference,
    amount,
    currency,
    description,
    payment_methods: [channel],
    invoice_duration: Math.max(seconds, 1),
    should_send_email: false,
    success_redirect_url: returnUrl,
    failure_redirect_url: returnUrl,
  };
  return ask(line, { method: 'POST', path: '/v2/invoices', body }, (answer) =>
    createdIn(fieldsOf(answer)),
  );
}

/** "Get Invoice by ID", or "List Invoices" by our reference where no id is known. */
export function queryInvoice(line: Line, of: Asked): Promise<Outcome<PaymentStatus>> {
  const { reference, providerId } = of;
  const path = `/v2/invoices/${encodeURIComponent(providerId ?? '')}`;
  return ask(line, providerId === null ? find(reference) : { method: 'GET', path }, (answer) => {
    const invoice = providerId === null ? firstIn(answer) : fieldsOf(answer);
    if (!invoice) return null;
    if (invoice.external_id !== reference) throw new Unreadable('it is another order’s invoice');
    return statusOf(invoice);
  });
}

/** "Expire an Invoice". */
export async function expireInvoice(line: Line, of: Asked): Promise<Outcome<object>> {
  const found = of.providerId === null ? await queryInvoice(line, of) : null;
  if (found && found.is !== 'ok') return found;
  const id = of.providerId ?? (found?.providerId || '');
  const path = `/invoices/${encodeURIComponent(id)}/expire!`;
  return ask(line, { method: 'POST', path }, () => ({}));
}

/** What a paid invoice tells; its fee is told in the settlement, the payer's name nowhere. */
export const paidIn = (invoice: Fields): PaidMoney => ({
  amount: pesosIn(invoice, invoice.paid_amount === undefined ? 'amount' : 'paid_amount'),
  currency: textIn(invoice, 'currency'),
  fee: null,
  payerName: null,
  channelReference: optionalText(invoice, 'payment_id'),
  at: optionalInstant(invoice, 'paid_at') ?? instantIn(invoice, 'updated'),
});

const find = (reference: string) =>
  ({
    method: 'GET',
    path: `/v2/invoices?external_id=${encodeURIComponent(reference)}`,
  }) as const;

function firstIn(list: unknown): Fields | null {
  if (!Array.isArray(list)) throw new Unreadable('the invoices are no list');
  return list.length === 0 ? null : fieldsOf(list[0], 'an invoice');
}

const createdIn = (invoice: Fields): CreatedPayment => ({
  providerId: textIn(invoice, 'id'),
  action: { kind: 'redirect', url: textIn(invoice, 'invoice_url') },
  expiresAt: instantIn(invoice, 'expiry_date'),
});

function statusOf(invoice: Fields): PaymentStatus {
  const { providerId, action } = createdIn(invoice);
  const about = { providerId, paid: null, reason: null, action: null };
  const status = wordIn(invoice, 'status', STATUSES);
  if (status === 'PENDING') return { ...about, state: 'pending', action };
  if (status === 'EXPIRED') return { ...about, state: 'expired' };
  return { ...about, state: 'paid', paid: paidIn(invoice) };
}
