import { Money, randomInt, type Clock } from '@palaro/kernel';
import type { Agenda } from './agenda.ts';
import type { Events } from './events.ts';
import { magicOf } from './magic.ts';
import type { PaymentBook } from './payment-book.ts';
import type { Payment } from './payment.ts';

/** 1.5 %, as in the worked vector: 7.5000 of 500.0000. */
const FEE = { num: 15n, den: 1_000n };
/** Late money comes a moment after the time ran out. */
const LATE_SECONDS = 5;
const OUT_OF_ORDER_SECONDS = 1;
const DEFAULT_PAYER = 'JUAN D CRUZ';

/** How money comes that is not just the whole amount from the payer. */
export interface Paying {
  amount?: string;
  currency?: string;
  payerName?: string;
}

interface Parts {
  book: PaymentBook;
  time: Clock;
  agenda: Agenda;
  events: Events;
}

/** What becomes of payments. */
export function createPayments({ book, time, agenda, events }: Parts) {
  const tell = (payment: Payment, what: string, reason: string) => {
    const { id, reference, amount, currency, method, webhookUrl } = payment;
    const data = { payment: id, reference, amount, currency, method, reason };
    events.emit(`payment.${what}`, webhookUrl, data);
  };

  function end(payment: Payment, status: 'failed' | 'expired' | 'reversed', reason: string) {
    const reversed = status === 'reversed' ? { reversedAt: time.now().toISOString() } : {};
    agenda.drop('expire', payment.id);
    book.put({ ...payment, status, reason, ...reversed });
    tell(payment, status, reason);
  }

  /** Takes the money in whatever state the payment is; its amount says what else happens. */
  function pay(id: string, paying: Paying = {}) {
    const payment = book.get(id);
    if (!payment || payment.paid) return;
    const magic = magicOf(Money.of(payment.amount));
    const paid = moneyOf(payment, paying, magic.less ?? 0n);
    book.put({ ...payment, status: 'paid', reason: null, paid: { ...paid, at: nowText(time) } });
    agenda.drop('expire', id);
    const { amount, currency, fee, payerName, channelReference } = paid;
    const { reference, method } = payment;
    const money = { amount, currency, fee, method, payerName, channelReference };
    events.emit('payment.paid', payment.webhookUrl, { payment: id, reference, ...money }, magic);
    if (magic.failedAfterwards) agenda.plan('fail', id, OUT_OF_ORDER_SECONDS);
    if (magic.reversedAfterSeconds) agenda.plan('reverse', id, magic.reversedAfterSeconds);
  }

  /** The time runs out at once, and the money comes afterwards. */
  function payLate(payment: Payment, payerName = payment.payerName) {
    book.put({ ...payment, payerName });
    expire(payment.id);
    agenda.plan('pay', payment.id, LATE_SECONDS);
  }

  function expire(id: string) {
    const payment = book.get(id);
    if (payment?.status === 'pending') end(payment, 'expired', 'expired');
  }

  agenda.on('expire', expire);
  agenda.on('pay', pay);
  agenda.on('fail', (id) => {
    // The event of an earlier try arrives late: the payment itself stays paid.
    const payment = book.get(id);
    if (payment) tell(payment, 'failed', 'declined');
  });
  agenda.on('reverse', (id) => {
    const payment = book.get(id);
    if (payment?.status === 'paid') end(payment, 'reversed', 'chargeback');
  });

  return {
    /** What the button "Pay" does: the magic of the amount decides. */
    payAsAsked(payment: Payment, payerName?: string) {
      const { declined, expiredFirst } = magicOf(Money.of(payment.amount));
      if (declined) end(payment, 'failed', 'declined');
      else if (expiredFirst) payLate(payment, payerName);
      else pay(payment.id, { payerName });
    },
    pay,
    payLate,
    decline: (payment: Payment) => end(payment, 'failed', 'declined'),
    expire,
    reverse: (payment: Payment) => agenda.plan('reverse', payment.id, 0),
  };
}

const nowText = (time: Clock) => time.now().toISOString();

function moneyOf(payment: Payment, paying: Paying, less: Money) {
  const amount = paying.amount ?? lessened(payment.amount, less);
  return {
    amount,
    currency: paying.currency ?? payment.currency,
    fee: Money.text(Money.scale(Money.of(amount), FEE, 'up')),
    payerName: paying.payerName ?? payment.payerName ?? DEFAULT_PAYER,
    channelReference: Array.from({ length: 10 }, () => randomInt(10)).join(''),
  };
}

/** Never below a centavo: a payment of nothing would be none. */
export function lessened(amount: string, less: Money): string {
  const left = Money.of(amount) - less;
  const least = Money.ofMinor(1, 2);
  return Money.text(left < least ? least : left);
}
