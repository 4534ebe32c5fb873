import { Money } from '@palaro/kernel';

/** Kinds of deposit offers: the first deposit of all, and one deposit a day. */
export type DepositType = 'FIRST_DEPOSIT' | 'DEPOSIT';

/** The rule of a deposit offer (docs/domain/promotions.md §2). Amounts are decimals. */
export interface DepositRule {
  /** Whole percent of the credited amount. */
  percent: number;
  /** The largest bonus. */
  cap: string;
  /** The smallest credited amount that earns one. */
  least: string;
  /** How often deposit and bonus must be bet. */
  turnoverTimes: number;
}

/** The bonus of a credited amount, cut to four places; null where the amount is too small. */
export function bonusOf(rule: DepositRule, credited: Money): Money | null {
  if (credited < Money.of(rule.least)) return null;
  const share = Money.scale(credited, { num: BigInt(rule.percent), den: 100n }, 'down');
  const cap = Money.of(rule.cap);
  return share < cap ? share : cap;
}

/** All that must be bet with a bonus: deposit and bonus together, its times over. */
export const turnoverWith = ({ turnoverTimes }: DepositRule, credited: Money, bonus: Money) =>
  (credited + bonus) * BigInt(turnoverTimes);
