import { Money } from '@palaro/kernel';
import type { PaidMoney } from '@palaro/providers';
import { Refusal, type Operator } from '@palaro/server';
import { testOperator } from '@palaro/testkit';
import {
  confirmChange,
  confirmDeposit,
} from '../../areas/money/cashier/server/console/confirm-deposit.ts';
import {
  askProvider,
  rejectDeposit,
  returnDeposit,
} from '../../areas/money/cashier/server/console/end-order.ts';
import { createDeposit } from '../../areas/money/cashier/server/deposits/create-deposit.ts';
import { cancelDeposit } from '../../areas/money/cashier/server/deposits/end-deposit.ts';
import { findDeposit } from '../../areas/money/cashier/server/deposits/deposits.repository.ts';
import { callerOf, requestOf, type History } from './history.ts';

export const CASHIER: Operator = {
  ...testOperator('cashier1'),
  aloneUpTo: new Map([['deposit.decide' as const, 500_000_000n]]),
};
export const OTHER: Operator = {
  ...testOperator('cashier2'),
  aloneUpTo: new Map([['deposit.decide' as const, 500_000_000n]]),
};

const reason = 'seen in the books';
const ORDERED = '500.0000';

/** What a payer may send instead of what was ordered, and who he is. */
const PAYINGS: readonly Partial<Omit<PaidMoney, 'amount'> & { amount: string }>[] = [
  {},
  {},
  {},
  {},
  { amount: '499.5000' },
  { amount: '490.0000' },
  { amount: '700.0000' },
  { currency: 'USD' },
  { payerName: 'PEDRO PENDUKO' },
];

export type Move = (h: History) => Promise<unknown>;

/** Two operators decide on the same state at once: whichever comes second must be refused. */
export async function oneOf(...decisions: readonly Promise<unknown>[]): Promise<void> {
  const done = await Promise.allSettled(decisions);
  if (done.filter(({ status }) => status === 'fulfilled').length > 1) {
    throw new Error('two operators both decided on one state of an order');
  }
  const killed = done.find((one) => one.status === 'rejected' && !(one.reason instanceof Refusal));
  if (killed?.status === 'rejected') throw killed.reason;
}
const paymentOf = ({ bank, deposit }: History) => bank.payments.get(deposit?.reference ?? '');

/** The order as an operator sees it now. */
async function seen({ app, member, deposit }: History) {
  const found = deposit && (await findDeposit(app.db, member, deposit.id));
  return found ? { member, order: found.id, version: found.version, reason } : null;
}

type OrderVersion = NonNullable<Awaited<ReturnType<typeof seen>>>;

/** One operator confirms; where that takes two, the second agrees at once. */
async function confirmed(
  { app }: History,
  { reason: why, ...order }: OrderVersion,
  received: string,
) {
  const payload = { ...order, received };
  try {
    return await confirmDeposit(app, CASHIER, { ...payload, reason: why });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'console.nobody_approves') throw error;
    const people = [CASHIER.name, OTHER.name];
    return confirmChange.applied?.(app, { id: order.order, payload, reason: why, people });
  }
}

/** Money that the bank has for the order and that may be added. */
export function moneyOf(h: History): bigint | null {
  const one = paymentOf(h);
  const fits = one?.state === 'paid' && !one.refunded && one.paid?.currency === 'PHP';
  return fits ? (one.paid?.amount ?? null) : null;
}

export const depositMoves: Readonly<Record<string, Move>> = {
  async order(h) {
    const draft = { method: 'GCASH', amount: ORDERED };
    const key = `sim-deposit-${h.member}`;
    try {
      await createDeposit(h.app, callerOf(h), draft, requestOf(h, key));
    } finally {
      const { rows } = await h.app.pool.query<{ id: string; reference: string }>(
        'select id, reference from deposit_order where member_id = $1',
        [h.member],
      );
      h.deposit = rows[0] ?? h.deposit;
    }
  },
  async pay(h) {
    if (!h.deposit) return;
    const { amount = ORDERED, ...more } = h.random.pick(PAYINGS);
    h.bank.pay(h.deposit.reference, {
      amount: Money.of(amount),
      currency: 'PHP',
      fee: 0n,
      payerName: null,
      channelReference: '902',
      at: h.app.clock.now(),
      ...more,
    });
  },
  fail: async (h) => h.bank.end(h.deposit?.reference ?? '', 'failed'),
  lapse: async (h) => h.bank.end(h.deposit?.reference ?? '', 'expired'),
  reverse: async (h) => h.bank.end(h.deposit?.reference ?? '', 'reversed'),
  cancelDeposit: async (h) => h.deposit && cancelDeposit(h.app, callerOf(h), h.deposit.id),
  ask: async (h) =>
    h.deposit && askProvider(h.app, CASHIER, { member: h.member, order: h.deposit.id }),
  // An operator confirms what stands in the bank's books, and nothing else.
  async confirm(h) {
    const order = await seen(h);
    const received = moneyOf(h);
    if (order && received !== null) {
      await confirmed(h, order, Money.text(received));
    }
  },
  async reject(h) {
    const order = await seen(h);
    if (order) await rejectDeposit(h.app, CASHIER, order);
  },
  async twoOnDeposit(h) {
    const order = await seen(h);
    const received = moneyOf(h);
    if (!order) return;
    const first =
      received === null
        ? rejectDeposit(h.app, CASHIER, order)
        : confirmed(h, order, Money.text(received));
    await oneOf(first, rejectDeposit(h.app, OTHER, order));
  },
  async giveBack(h) {
    const order = await seen(h);
    if (order && paymentOf(h)?.state === 'paid') await returnDeposit(h.app, CASHIER, order);
  },
};
