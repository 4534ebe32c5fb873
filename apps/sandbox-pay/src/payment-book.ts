import { randomHex, type Clock } from '@palaro/kernel';
import type { Agenda } from './agenda.ts';
import type { Payment, PaymentInput } from './payment.ts';
import type { Store } from './store.ts';

interface Parts {
  store: Store;
  time: Clock;
  agenda: Agenda;
}

/** The payments as they are kept, until money or the end of their time comes. */
export function createPaymentBook({ store, time, agenda }: Parts) {
  const payments = store.table<Payment>('payment');
  const references = store.table<{ id: string; payment: string }>('payment-of');
  return {
    get: payments.get,
    put: payments.put,
    all: payments.all,
    /** By its id, or by the reference of who made it. */
    find: (name: string): Payment | undefined =>
      payments.get(name) ?? payments.get(references.get(name)?.payment ?? ''),
    create(input: PaymentInput): Payment {
      const id = `pay_${randomHex(12)}`;
      const state = { status: 'pending', reason: null, paid: null } as const;
      const payment = { ...input, id, ...state, createdAt: time.now().toISOString() };
      payments.put(payment);
      references.put({ id: payment.reference, payment: id });
      const left = (Date.parse(input.expiresAt) - time.now().getTime()) / 1000;
      agenda.plan('expire', id, Math.max(left, 0));
      return payment;
    },
    /** False: it is not waiting for money any more. */
    cancel(payment: Payment): boolean {
      if (payment.status !== 'pending') return payment.status === 'cancelled';
      agenda.drop('expire', payment.id);
      payments.put({ ...payment, status: 'cancelled', reason: 'cancelled' });
      return true;
    },
  };
}
export type PaymentBook = ReturnType<typeof createPaymentBook>;
