import { Money } from '@palaro/kernel';
import type { DepositRoom } from '@palaro/limits/server';
import { refuse, type Refusal } from '@palaro/server';
import { OPEN_ORDERS_MAX } from '../../cashier.limits.ts';
import type { Method } from '../methods/methods.repository.ts';

/** Money on the rails has centavos, no finer parts (docs/domain/payments.md, head). */
const CENTAVO = 100n;
/** More failed orders of one kind within an hour switch the kind off for the rest of it (§8). */
const FAILED_MAX = 5;

/** Counts of the member's other orders, taken under the lock of his wallet. */
export interface OrderCounts {
  /** Methods of his open orders. */
  open: readonly string[];
  /** Orders of this method on this day of the site's zone. */
  ofMethodToday: number;
  /** Failed orders of this kind of method within the last hour, of the member or his device. */
  failedLately: number;
}

interface DepositToCheck {
  amount: Money;
  method: Pick<Method, 'code' | 'least' | 'most' | 'step' | 'day_count' | 'needs_payer_name'>;
  payerName?: string;
  others: OrderCounts;
  room: DepositRoom | null;
}

/** Refusal of a deposit; null where it is accepted (docs/domain/payments.md §2). */
export function depositRefusal({
  amount,
  method,
  payerName,
  others,
  room,
}: DepositToCheck): Refusal | null {
  if (others.failedLately > FAILED_MAX) return refuse('deposit_closed');
  const shape = amountRefusal(amount, method);
  if (shape) return shape;
  if (method.needs_payer_name && !payerName?.trim()) return refuse('payer_name_required');
  if (others.open.length >= OPEN_ORDERS_MAX || others.open.includes(method.code)) {
    return refuse('deposit_open_orders');
  }
  const count = method.day_count;
  if (count !== null && others.ofMethodToday >= count) {
    return refuse('deposit_day_count', { values: { count } });
  }
  return room && amount > room.left ? limitRefusal(room) : null;
}

function amountRefusal(
  amount: Money,
  { least, most, step }: DepositToCheck['method'],
): Refusal | null {
  const min = BigInt(least);
  const max = BigInt(most);
  const values = { min, max };
  if (amount % CENTAVO !== 0n) return refuse('amount_precision');
  if (amount < min) return refuse('amount_min', { values });
  if (amount > max) return refuse('amount_max', { values });
  if (amount % BigInt(step) === 0n) return null;
  return refuse('amount_step', { values: { step: BigInt(step) } });
}

function limitRefusal({ period, limit, used, resetsAt }: DepositRoom): Refusal {
  const texts = { limit: Money.text(limit), used: Money.text(used) };
  const data = { kind: 'deposit' as const, period, ...texts, resetsAt: resetsAt.toISOString() };
  return refuse('rg.limit_reached', { data, values: { limit, used } });
}

/** Fee that the member bears, rounded up to a whole centavo. */
export function feeOf(
  amount: Money,
  method: Pick<Method, 'fee_fixed' | 'fee_rate' | 'fee_payer'>,
): Money {
  if (method.fee_payer === 'house') return 0n;
  const part = Money.scale(amount, { num: BigInt(method.fee_rate), den: 10_000n }, 'up');
  const fee = BigInt(method.fee_fixed) + part;
  const whole = ((fee + CENTAVO - 1n) / CENTAVO) * CENTAVO;
  return whole < amount ? whole : amount;
}
