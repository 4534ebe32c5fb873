import { rankOf, RANKS } from '../playing-cards/cards.ts';
import { fraction, stepVariance } from '../fractions.ts';
import type { Direction, HiloOutcome } from './card.ts';

/** Of 100 staked, 97 come back before a value is cut to hundredths. */
export const PAID_BACK = 97n;
/** After so many right guesses the round cashes out by itself (docs/domain/games.md §4.8). */
export const MOST_GUESSES = 20;
/** A guess that would pay more, in hundredths, is not offered. */
export const MOST_HUNDREDTHS = 1_000_000;
/** A skip changes no value; the bound keeps a round from going on for ever. */
export const MOST_SKIPS = 100;

/**
 * Of 13 ranks, how many win on this card. The same rank wins in both directions, but no guess is
 * certain: on an ace, up means strictly higher, and on a king, down means strictly lower.
 */
export function favourableOf(card: number, dir: Direction): number {
  const rank = rankOf(card);
  const ranks = dir === 'up' ? RANKS - rank : rank + 1;
  return Math.min(ranks, RANKS - 1);
}

/** Whether the next card makes the guess right. */
export function isRight(card: number, dir: Direction, next: number): boolean {
  const rank = rankOf(card);
  const nextRank = rankOf(next);
  if (dir === 'up') return rank === 0 ? nextRank > 0 : nextRank >= rank;
  return rank === RANKS - 1 ? nextRank < rank : nextRank <= rank;
}

/**
 * What a chain of right guesses pays, in hundredths of the stake: 97 · 13ⁿ by the product of their
 * favourable ranks, cut once.
 */
export function valueOf(favourable: readonly number[]): number {
  if (favourable.length === 0) return 0;
  const ways = favourable.reduce((product, one) => product * BigInt(one), 1n);
  return Number((PAID_BACK * BigInt(RANKS) ** BigInt(favourable.length)) / ways);
}

/** What the guesses, the last of which may have been wrong, add up to in variance of the return. */
export function varianceOfGuesses({ cards, moves }: Pick<HiloOutcome, 'cards' | 'moves'>): number {
  const won: number[] = [];
  let sum = 0;
  moves.forEach((move, at) => {
    if (move === 'skip') return;
    const favourable = favourableOf(cards[at] ?? 0, move);
    const value = valueOf(won) || Number(PAID_BACK);
    sum += stepVariance(value / 100, fraction(BigInt(favourable), BigInt(RANKS)));
    won.push(favourable);
  });
  return sum;
}
