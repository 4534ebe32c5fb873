import { Money } from '@palaro/kernel';
import { fairDraw, type FairSeeds } from '@palaro/fairness';

/** A prize of which there is a stock. Amounts and percentages are decimals of four places. */
export interface LuckyPrize {
  amount: string;
  /** How often it is drawn, in percent. */
  odds: string;
  stock: number;
}

/** The rule of a promotion of kind LUCKY_DRAW. */
export interface LuckyRule {
  /** The largest first. */
  prizes: readonly LuckyPrize[];
  /** Everybody else's prize, of which there is no end but the budget's. */
  usual: string;
  /** Chances of a day that need no bet. */
  free: number;
  /** Valid bets of a day that earn one more. */
  betFor: string;
  /** Chances of a day at most. */
  most: number;
  turnoverTimes: number;
}

/** Prizes with a stock, as far as a draw goes by them. */
interface Odds {
  prizes: readonly Pick<LuckyPrize, 'odds'>[];
}

/** All draws, in the counts that odds are written in. */
const ALL = 1_000_000;

/** A percentage of four decimals as a whole number: 1,000,000 is every time. */
const countOf = (odds: string): number => Number.parseInt(odds.replace('.', ''), 10);

const percentOf = (count: number): string => (count / 10_000).toFixed(4);

/** Odds of the usual prize: what the others leave. Negative where they come to more than 100. */
const usualCount = ({ prizes }: Odds): number =>
  prizes.reduce((left, { odds }) => left - countOf(odds), ALL);

/** Tells whether the odds leave something for the usual prize, so that every draw pays. */
export const leavesUsual = (rule: Odds): boolean => usualCount(rule) > 0;

export const usualOdds = (rule: Odds): string => percentOf(usualCount(rule));

/** Amounts by place: those of the list, and last the usual one. */
export const amountsOf = ({ prizes, usual }: Pick<LuckyRule, 'prizes' | 'usual'>): string[] => [
  ...prizes.map(({ amount }) => amount),
  usual,
];

/** What a draw pays on average while every prize is in stock, cut to four places. */
export function expectedOf(rule: Pick<LuckyRule, 'prizes' | 'usual'>): Money {
  const counts = [...rule.prizes.map(({ odds }) => countOf(odds)), usualCount(rule)];
  const parts = amountsOf(rule).map((amount, at) => Money.of(amount) * BigInt(counts[at] ?? 0));
  return parts.reduce((sum, part) => sum + part, 0n) / BigInt(ALL);
}

/** Names the draw within the seeds: promotions and draws never share a stream. */
export const nonceOf = (promotion: string, draw: number) => `lucky-draw:${promotion}:${draw}`;

/**
 * The place that the seeds give, from 0 (docs/domain/fairness.md §2, `weighted`). The same seeds
 * give the same place for ever; what is left of a prize has no part in it.
 */
export function drawPlace({ prizes }: Odds, seeds: FairSeeds): number {
  const weights = [...prizes.map(({ odds }) => countOf(odds)), usualCount({ prizes })];
  return fairDraw(seeds).weighted(weights);
}
