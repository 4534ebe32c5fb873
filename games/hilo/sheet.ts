import type { Ratio } from '@palaro/kernel';
import type { GameSheet } from '../contract.ts';
import { compare, fraction, multiply } from '../fractions.ts';
import { RANKS } from '../playing-cards/cards.ts';
import { MOST_GUESSES, MOST_HUNDREDTHS, PAID_BACK, valueOf } from './odds.ts';

/**
 * Exact return of a chain of guesses that ends with cashing out: what it pays · its chance. It
 * falls short of 97 % only by what the value loses when it is cut to hundredths.
 */
export function hiloRtp(favourable: readonly number[]): Ratio {
  const chance = favourable
    .map((ranks) => fraction(BigInt(ranks), BigInt(RANKS)))
    .reduce(multiply, fraction(1n, 1n));
  return multiply(fraction(BigInt(valueOf(favourable)), 100n), chance);
}

let known: GameSheet | undefined;

export function hiloSheet(): GameSheet {
  known ??= {
    rtp: { least: leastReturn(), greatest: fraction(PAID_BACK, 100n) },
    hitFrequency: null,
    maxWin: fraction(BigInt(MOST_HUNDREDTHS), 100n),
  };
  return known;
}

/**
 * The least return over all chains. A value of `v` hundredths loses less than one of them, so a
 * chain that pays more than 1 ÷ (the greatest loss so far) cannot lose more, nor can a longer one.
 */
function leastReturn(): Ratio {
  let least = fraction(PAID_BACK, 100n);
  const look = (chain: readonly number[], greatest: number) => {
    for (let ranks = greatest; ranks >= 1; ranks--) {
      const longer = [...chain, ranks];
      const rtp = hiloRtp(longer);
      if (compare(rtp, least) < 0) least = rtp;
      if (longer.length < MOST_GUESSES && compare(atLeast(valueOf(longer)), least) < 0)
        look(longer, ranks);
      else if (compare(atLeast(valueOf(longer)), least) >= 0) break;
    }
  };
  look([], RANKS - 1);
  return least;
}

/** What a chain that pays so many hundredths, or more, returns at least: one of them is lost. */
const atLeast = (hundredths: number): Ratio =>
  multiply(fraction(PAID_BACK, 100n), fraction(BigInt(hundredths), BigInt(hundredths) + 1n));
