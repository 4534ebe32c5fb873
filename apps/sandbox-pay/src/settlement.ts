import { dayIn, Money } from '@palaro/kernel';
import type { FaultDraws } from './faults.ts';
import type { Payment } from './payment.ts';
import type { PaymentBook } from './payment-book.ts';
import type { Payout, Payouts } from './payouts.ts';
import type { Refunds } from './refunds.ts';

const ZONE = 'Asia/Manila';
const CENTAVO = Money.ofMinor(1, 2);

/** A line of a day’s file. */
export interface SettlementLine {
  /** Unique in all files. */
  line: string;
  kind: 'payment' | 'payout' | 'refund' | 'reversal';
  id: string;
  reference: string | null;
  gross: string;
  fee: string;
  /** What reaches the site's bank for a payment, and what leaves it for the other kinds. */
  net: string;
  currency: string;
  at: string;
}

interface Books {
  book: PaymentBook;
  refunds: Refunds;
  payouts: Payouts;
  faults: FaultDraws;
}

/** The statement of one day in Manila: all that moved, by time (docs/domain/payments.md §9). */
export function settlementOf(
  { book, refunds, payouts, faults }: Books,
  day: string,
): SettlementLine[] {
  const rows = [
    ...book.all().flatMap(paymentRows),
    ...payouts.all().flatMap(payoutRows),
    ...refunds.all().map(({ id, payment, amount, at }): SettlementLine => {
      const { reference = null, currency = 'PHP' } = book.find(payment) ?? {};
      const money = { gross: amount, fee: Money.text(0n), net: amount, currency };
      return { line: id, kind: 'refund', id: payment, reference, ...money, at };
    }),
  ].filter(({ at }) => dayIn(ZONE, new Date(at)) === day);
  rows.sort((a, b) => a.at.localeCompare(b.at));
  if (!faults.isNoisy() || rows.length === 0) return rows;
  const off = faults.pick(`settlement ${day}`, rows.length);
  return rows.map((row, at) => (at === off ? offByOne(row) : row));
}

function paymentRows({ id, reference, paid, reversedAt }: Payment) {
  if (!paid) return [];
  const { amount: gross, fee, currency, at } = paid;
  const about = { id, reference, currency };
  const net = Money.text(Money.of(gross) - Money.of(fee));
  const rows: SettlementLine[] = [{ line: id, kind: 'payment', ...about, gross, fee, net, at }];
  // The fee of a payment is not given back.
  const back = { gross, fee: Money.text(0n), net: gross };
  if (reversedAt) {
    rows.push({ line: `${id}/reversed`, kind: 'reversal', ...about, ...back, at: reversedAt });
  }
  return rows;
}

function payoutRows(payout: Payout) {
  const { id, reference, amount: gross, fee, currency, paidAt, returnedAt } = payout;
  if (!paidAt) return [];
  const about = { id, reference, currency };
  const net = Money.text(Money.of(gross) + Money.of(fee));
  const rows: SettlementLine[] = [
    { line: id, kind: 'payout', ...about, gross, fee, net, at: paidAt },
  ];
  const back = { gross, fee: Money.text(0n), net: gross };
  if (returnedAt) {
    rows.push({ line: `${id}/returned`, kind: 'reversal', ...about, ...back, at: returnedAt });
  }
  return rows;
}

const less = (amount: string) => Money.text(Money.of(amount) - CENTAVO);
const offByOne = (row: SettlementLine): SettlementLine => ({
  ...row,
  gross: less(row.gross),
  net: less(row.net),
});
