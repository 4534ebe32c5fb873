import { Money } from '@palaro/kernel';
import { levelAt } from '@palaro/club/levels';

/** Which of the club's three rates a product has (docs/domain/promotions.md §7). */
const RATES = {
  RNG: 'RNG',
  FISH: 'RNG',
  LOTT: 'RNG',
  ELOTT: 'RNG',
  SPORTS: 'SPORTS',
  ESPORTS: 'SPORTS',
  LIVE: 'LIVE',
  PVP: 'LIVE',
  COCKFIGHT: 'LIVE',
  INHOUSE: 'LIVE',
} as const;
type Product = keyof typeof RATES;

const isProduct = (name: string): name is Product => name in RATES;

/** The rate of a product at a level, percent in 1/10,000; 0 for one that the club does not know. */
export const rateOf = (level: number, product: string): bigint =>
  isProduct(product) ? Money.of(levelAt(level).rebate[RATES[product]]) : 0n;

/** Valid bets of a day in a product that nobody was given back yet, with the level of that day. */
export interface UnclaimedBets {
  day: string;
  product: string;
  level: number;
  /** Of the whole day. */
  validBet: Money;
  /** Of it, given back already. */
  claimed: Money;
}

export interface ProductRebate {
  product: string;
  validBet: Money;
  /** Percent in 1/10,000: that of its last day. */
  rate: bigint;
  amount: Money;
}

/** Money and rate are both in 1/10,000, and a rate in percent. */
const PARTS = 1_000_000n;

/**
 * Rebates by product: each day's unclaimed bets at that day's rate, summed up and cut once a
 * product. What a void took below what was claimed counts as nothing, never below.
 */
export function rebatesOf(bets: readonly UnclaimedBets[]): ProductRebate[] {
  const products = new Map<string, { validBet: bigint; parts: bigint; rate: bigint }>();
  for (const { product, level, validBet, claimed } of [...bets].sort(byDay)) {
    const open = validBet - claimed;
    if (open <= 0n) continue;
    const before = products.get(product) ?? { validBet: 0n, parts: 0n, rate: 0n };
    const rate = rateOf(level, product);
    products.set(product, {
      validBet: before.validBet + open,
      parts: before.parts + open * rate,
      rate,
    });
  }
  return [...products].map(([product, { validBet, parts, rate }]) => ({
    product,
    validBet,
    rate,
    amount: parts / PARTS,
  }));
}

const byDay = (a: UnclaimedBets, b: UnclaimedBets) => a.day.localeCompare(b.day);

export const totalOf = (rebates: readonly ProductRebate[]): Money =>
  Money.sum(rebates.map(({ amount }) => amount));
