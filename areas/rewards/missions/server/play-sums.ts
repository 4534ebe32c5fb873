import type { Money } from '@palaro/kernel';
import type { BoardMetric, PlayMetric } from '../missions.limits.ts';

/** A member's settled play of one game within a window. */
export interface PlaySum {
  vendor: string;
  game: string;
  /** The game's product; null where the catalogue has it no more. */
  product: string | null;
  validBet: Money;
  /** Stakes less what was given back, and what the rounds paid. */
  staked: Money;
  paid: Money;
  rounds: number;
  /** Rounds that paid more than their stake. */
  wins: number;
  /** When the last round settled, and the last that won. */
  lastAt: Date;
  lastWonAt: Date | null;
}

/** Deposits of a member within a window, less what the bank took back. */
export interface DepositSum {
  amount: Money;
  count: number;
}

/** The play that counts: all of it, or that of one product, vendor or game. */
export interface PlayFilter {
  product: string | null;
  vendor: string | null;
  game: string | null;
}

/** A count as the site writes amounts: in 1/10,000, so that sums and counts compare alike. */
export const ofCount = (count: number): bigint => BigInt(count) * 10_000n;

/** Tells whether play of a game counts under a filter. */
export const passes = (
  { product, vendor, game }: Pick<PlaySum, 'product' | 'vendor' | 'game'>,
  filter: PlayFilter,
): boolean =>
  (filter.product === null || filter.product === product) &&
  (filter.vendor === null || filter.vendor === vendor) &&
  (filter.game === null || filter.game === game);

const sumOf = (sums: readonly PlaySum[], of: (sum: PlaySum) => bigint) =>
  sums.reduce((total, sum) => total + of(sum), 0n);

/** Paid deposits as a sum or a count, in 1/10,000; never below 0, whatever the bank took back. */
export function depositValue(metric: 'deposit' | 'deposit_count', paid: DepositSum): bigint {
  const value = metric === 'deposit' ? paid.amount : ofCount(paid.count);
  return value > 0n ? value : 0n;
}

/**
 * The value of a metric of play (docs/domain/promotions.md §6), in 1/10,000: a sum of money, or a
 * count. A game counts once, however often it was played (PR-24).
 */
export function valueOf(metric: PlayMetric, play: readonly PlaySum[]): bigint {
  switch (metric) {
    case 'valid_bet':
      return sumOf(play, ({ validBet }) => validBet);
    case 'bet_count':
      return sumOf(play, ({ rounds }) => ofCount(rounds));
    case 'win_count':
      return sumOf(play, ({ wins }) => ofCount(wins));
    case 'game_count':
      return ofCount(play.length);
  }
}

/** A member's score on a board, and when it came to be. */
export interface Score {
  score: bigint;
  reachedAt: Date;
  rounds: number;
}

/** The score by a board's metric; null where nothing of it was played. */
export function scoreOf(metric: BoardMetric, play: readonly PlaySum[]): Score | null {
  const score = valueOf(metric, play);
  if (score === 0n) return null;
  const times = play.flatMap(({ lastAt, lastWonAt }) => {
    const at = metric === 'win_count' ? lastWonAt : lastAt;
    return at === null ? [] : [at.getTime()];
  });
  return {
    score,
    reachedAt: new Date(Math.max(...times)),
    rounds: play.reduce((total, { rounds }) => total + rounds, 0),
  };
}
