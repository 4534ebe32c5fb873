import { Money } from '@palaro/kernel';

/** Method that pays out to cards of one kind. */
export interface PayoutMethod {
  code: 'BANK' | 'WALLET';
  least: Money;
  most: Money;
  step: Money;
  feeFixed: Money;
  /** Of the amount, in 1/10,000. */
  feeRate: number;
  feePayer: 'house' | 'member';
}

const RATE_UNIT = 10_000n;

/**
 * Fee that the member bears: nothing while free payouts of the day are left
 * (docs/domain/payments.md §7).
 */
export function feeOf(method: PayoutMethod, amount: Money, freeLeft: number): Money {
  if (method.feePayer === 'house' || freeLeft > 0) return 0n;
  const rate = { num: BigInt(method.feeRate), den: RATE_UNIT };
  return method.feeFixed + Money.scale(amount, rate, 'up');
}

interface Room {
  cash: Money;
  sumLeft: Money;
  freeLeft: number;
}

/** Most in whole steps that cash pays with its fee; 0 where that is below the least. */
export function mostFor(method: PayoutMethod, { cash, sumLeft, freeLeft }: Room): Money {
  const { step, most, least } = method;
  const fits = (steps: bigint) => {
    const amount = steps * step;
    return amount <= most && amount <= sumLeft && amount + feeOf(method, amount, freeLeft) <= cash;
  };
  // The cost grows with the amount, so the border is found by halving.
  let low = 0n;
  let high = cash / step + 1n;
  while (low + 1n < high) {
    const middle = (low + high) / 2n;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  const amount = low * step;
  return amount >= least ? amount : 0n;
}
