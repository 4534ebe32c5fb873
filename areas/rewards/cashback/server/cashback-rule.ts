import { Money } from '@palaro/kernel';
import type { PlaySum } from '@palaro/missions/server';
import type { CashbackRule } from '../cashback.rules.ts';

/** Money and rate are both in 1/10,000, and a rate in percent. */
const PARTS = 1_000_000n;

/** Sums of a member's period; `awards` are those that he claimed within it. */
export interface PeriodSums {
  staked: Money;
  paid: Money;
  awards: Money;
}

/**
 * The cashback of a period: `max(0, staked − paid − awards) × rate`, cut to four places, at most
 * the cap (docs/domain/promotions.md §2, PR-20); 0 where it comes to less than the least.
 */
export function cashbackOf(
  { rate, least, cap }: Pick<CashbackRule, 'rate' | 'least' | 'cap'>,
  { staked, paid, awards }: PeriodSums,
): Money {
  const lost = staked - paid - awards;
  if (lost <= 0n) return 0n;
  const share = Money.scale(lost, { num: Money.of(rate), den: PARTS }, 'down');
  const amount = Money.least([share, Money.of(cap)]);
  return amount < Money.of(least) ? 0n : amount;
}

/** Stakes and payouts of the play that counts; a game that the catalogue lost is of no product. */
export function playSums(
  play: readonly Pick<PlaySum, 'product' | 'staked' | 'paid'>[],
  products: CashbackRule['products'],
): Omit<PeriodSums, 'awards'> {
  const counted = play.filter(
    ({ product }) => products.length === 0 || products.some((one) => one === product),
  );
  return {
    staked: Money.sum(counted.map(({ staked }) => staked)),
    paid: Money.sum(counted.map(({ paid }) => paid)),
  };
}
