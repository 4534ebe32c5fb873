import { Money, randomHex, type Clock } from '@palaro/kernel';
import type { Payment } from './payment.ts';
import type { Store } from './store.ts';

interface Refund {
  id: string;
  payment: string;
  amount: string;
  at: string;
}

/** Money of payments that was sent back to where it came from. */
export function createRefunds(store: Store, time: Clock) {
  const refunds = store.table<Refund>('refund');
  return {
    get: refunds.get,
    put: refunds.put,
    all: () => refunds.all(),
    /** What has come and was not sent back yet. */
    leftOf({ id, paid }: Payment): Money {
      const back = refunds.all().filter(({ payment }) => payment === id);
      const sum = Money.sum(back.map(({ amount }) => Money.of(amount)));
      return Money.of(paid?.amount ?? '0.0000') - sum;
    },
    add(payment: Payment, amount: string): Refund {
      const at = time.now().toISOString();
      const refund = { id: `ref_${randomHex(8)}`, payment: payment.id, amount, at };
      refunds.put(refund);
      return refund;
    },
  };
}
export type Refunds = ReturnType<typeof createRefunds>;
