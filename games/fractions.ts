import type { Ratio } from '@palaro/kernel';

/** Exact arithmetic for the sheets: fractions in lowest terms with a positive denominator. */
export function fraction(num: bigint, den: bigint): Ratio {
  if (den === 0n) throw new RangeError("a fraction's divisor must not be zero");
  const divisor = gcd(num < 0n ? -num : num, den < 0n ? -den : den) * (den < 0n ? -1n : 1n);
  return { num: num / divisor, den: den / divisor };
}

function gcd(a: bigint, b: bigint): bigint {
  let x = a;
  let y = b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}

export const add = (a: Ratio, b: Ratio) => fraction(a.num * b.den + b.num * a.den, a.den * b.den);
export const multiply = (a: Ratio, b: Ratio) => fraction(a.num * b.num, a.den * b.den);

/** In how many ways `k` can be taken of `n`; none if `k` is above `n`. */
export function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
}

/** Negative, zero or positive, as `Array.sort` wants it. */
export function compare(a: Ratio, b: Ratio): number {
  const left = a.num * b.den;
  const right = b.num * a.den;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The decimal text of a fraction that is not negative, cut (not rounded) after `decimals`. */
export function decimalText({ num, den }: Ratio, decimals: number): string {
  const digits = ((num * 10n ** BigInt(decimals)) / den).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
}

/** A fraction as a plain number, where a figure is only shown or estimated. */
export const decimal = ({ num, den }: Ratio) => Number(num) / Number(den);

/** The variance of a payout from its chances; multipliers in stakes. */
export function varianceOf(parts: readonly { chance: Ratio; times: number }[]): number {
  const mean = (power: number) =>
    parts.reduce((sum, { chance, times }) => sum + decimal(chance) * times ** power, 0);
  return mean(2) - mean(1) ** 2;
}

/**
 * The variance of one step that a value survives with this chance, by which it then grows, so that
 * its mean stays what it was: `value² · (1 − chance) / chance`.
 */
export const stepVariance = (value: number, { num, den }: Ratio): number =>
  (value ** 2 * Number(den - num)) / Number(num);
