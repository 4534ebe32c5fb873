import { Money } from '@palaro/kernel';

/** A prize of neighbouring ranks; each of them gets the amount, a decimal. */
export interface Prize {
  from: number;
  to: number;
  amount: string;
}

/** The prizes of a week (docs/domain/promotions.md §6): 17,500.0000 in all. */
export const USUAL_PRIZES: readonly Prize[] = [
  { from: 1, to: 1, amount: '5000.0000' },
  { from: 2, to: 2, amount: '3000.0000' },
  { from: 3, to: 3, amount: '2000.0000' },
  { from: 4, to: 10, amount: '500.0000' },
  { from: 11, to: 50, amount: '100.0000' },
];

/** The prize of a rank, 0 where it has none. */
export function prizeOf(prizes: readonly Prize[], rank: number): Money {
  const prize = prizes.find(({ from, to }) => from <= rank && rank <= to);
  return prize ? Money.of(prize.amount) : 0n;
}

/** The sum of all prizes of one window. */
export const prizesTotal = (prizes: readonly Prize[]): Money =>
  Money.sum(prizes.map(({ from, to, amount }) => Money.of(amount) * BigInt(to - from + 1)));

/** The last rank that a table pays. */
export const lastPaidRank = (prizes: readonly Prize[]): number =>
  prizes.reduce((most, { to }) => Math.max(most, to), 0);
