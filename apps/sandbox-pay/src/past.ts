import type { Payment } from './payment.ts';
import type { Payout } from './payouts.ts';
import type { SettlementLine } from './settlement.ts';
import type { World } from './world.ts';

export interface Past {
  rows: readonly SettlementLine[];
  /** Who hears of what comes later, for instance a reversal. */
  webhookUrl: string;
}

/**
 * Keeps a past in the books, once: payments, payouts and what went back, by the lines that tell of
 * them. The files of those days then say the same.
 */
export function keepPast(world: World, { rows, webhookUrl }: Past): void {
  for (const row of rows) {
    if (row.kind === 'payment') keepPayment(world, row, webhookUrl);
    else if (row.kind === 'payout') keepPayout(world, row, webhookUrl);
    else if (row.kind === 'refund') keepRefund(world, row);
    else takeBack(world, row);
  }
}

const sent = ({ id, reference, gross, currency, at }: SettlementLine) => ({
  id,
  reference: reference ?? id,
  amount: gross,
  currency,
  createdAt: at,
  reason: null,
});

function keepPayment({ book }: World, row: SettlementLine, webhookUrl: string) {
  const { id, gross, fee, currency, at } = row;
  const paid = { amount: gross, currency, fee, payerName: '', channelReference: id, at };
  const payment: Payment = {
    ...sent(row),
    method: 'gcash',
    status: 'paid',
    paid,
    payerName: null,
    expiresAt: at,
    returnUrl: '',
    description: '',
    webhookUrl,
  };
  if (!book.get(id)) book.put(payment);
}

function keepRefund({ refunds }: World, { line, id: payment, gross: amount, at }: SettlementLine) {
  if (!refunds.get(line)) refunds.put({ id: line, payment, amount, at });
}

function keepPayout({ payouts }: World, row: SettlementLine, webhookUrl: string) {
  const payout: Payout = {
    ...sent(row),
    kind: 'BANK',
    bankCode: '',
    last4: '',
    status: 'paid',
    retryable: false,
    fee: row.fee,
    channelReference: null,
    paidAt: row.at,
    returnedAt: null,
    webhookUrl,
  };
  if (!payouts.find(row.id)) payouts.put(payout);
}

function takeBack({ book, payouts }: World, { id, at }: SettlementLine) {
  const payment = book.get(id);
  const payout = payouts.find(id);
  if (payment) book.put({ ...payment, status: 'reversed', reversedAt: at });
  if (payout) payouts.put({ ...payout, status: 'returned', returnedAt: at });
}
