import type { Ratio } from '@palaro/kernel';
import type { GameSheet } from '../contract.ts';
import { add, fraction, multiply } from '../fractions.ts';
import type { PerlasSymbol } from './card.ts';
import { perlasConfig } from './config.ts';
import { baseBest, baseHits } from './cycle.ts';

/** The exact return of Perlas and its parts; awards are listed by scatters of the paid spin. */
export interface PerlasSheet extends GameSheet {
  hitFrequency: Ratio;
  lineRtp: Ratio;
  scatterRtp: Ratio;
  freeSpinRtp: Ratio;
  trigger: Ratio;
  /** Mean free spins of a round that starts with 10, 15 or 20 of them. */
  meanFreeSpins: Readonly<Record<number, Ratio>>;
  /** Mean number of free spins for each paid spin. */
  freeSpinsPerSpin: Ratio;
  base: { cycle: number; coins: number; hits: number; best: number };
  /** How many stop combinations of the paid spin show 0, 1, … 5 scatters. */
  scatterCycle: number[];
}

const { strips, lines, rows, wild, scatter, freeSpins, payCoins, costCoins } = perlasConfig;
const PAID_COUNTS = [3, 4, 5] as const;
const NONE = fraction(0n, 1n);
const whole = (count: number) => fraction(BigInt(count), 1n);
const total = (parts: Ratio[]) => parts.reduce(add, NONE);

let known: PerlasSheet | undefined;

export function perlasSheet(): PerlasSheet {
  known ??= makeSheet();
  return known;
}

function makeSheet(): PerlasSheet {
  const cycle = strips.reduce((product, strip) => product * strip.length, 1);
  const scatterCycle = scatterCombinations();
  const chance = (count: number) => fraction(BigInt(scatterCycle[count] ?? 0), BigInt(cycle));
  const cost = fraction(1n, BigInt(costCoins));
  const lineRtp = multiply(multiply(lineCoins(), whole(lines.length)), cost);
  const scatterCoins = PAID_COUNTS.map((n) => multiply(chance(n), whole(scatter.payCoins[n])));
  const scatterRtp = multiply(total(scatterCoins), cost);
  const baseRtp = add(lineRtp, scatterRtp);
  const mean = meanFreeSpins(chance);
  const started = PAID_COUNTS.map((n) => multiply(chance(n), mean(scatter.freeSpins[n])));
  const freeSpinsPerSpin = total(started);
  const freeSpinRtp = multiply(multiply(freeSpinsPerSpin, whole(freeSpins.multiplier)), baseRtp);
  const rtp = add(baseRtp, freeSpinRtp);
  const [hits, best] = [baseHits(), baseBest()];
  const bestRound = best * (1 + freeSpins.maxSpinsPerRound * freeSpins.multiplier);
  const awards = PAID_COUNTS.map((n) => scatter.freeSpins[n]);
  const baseCoins = multiply(baseRtp, whole(cycle * costCoins));
  return {
    rtp: { least: rtp, greatest: rtp },
    hitFrequency: fraction(BigInt(hits), BigInt(cycle)),
    maxWin: multiply(whole(bestRound), cost),
    lineRtp,
    scatterRtp,
    freeSpinRtp,
    trigger: total(PAID_COUNTS.map(chance)),
    meanFreeSpins: Object.fromEntries(awards.map((award) => [award, mean(award)])),
    freeSpinsPerSpin,
    base: { cycle, coins: Number(baseCoins.num / baseCoins.den), hits, best },
    scatterCycle,
  };
}

/**
 * Mean coins of one line. Each row of a reel shows every strip position equally often, so the
 * line's rows do not matter.
 */
function lineCoins(): Ratio {
  const of = (reel: number, fits: (symbol: PerlasSymbol) => boolean) => {
    const strip = strips[reel] ?? [];
    return fraction(BigInt(strip.filter(fits).length), BigInt(strip.length));
  };
  const symbols = Object.keys(payCoins) as (keyof typeof payCoins)[];
  return total(
    symbols.flatMap((symbol) => {
      const fits = (seen: PerlasSymbol) => seen === symbol || seen === wild;
      return PAID_COUNTS.map((count) => {
        const kept = strips.slice(0, count).map((_, reel) => of(reel, fits));
        const broken = count < strips.length ? [of(count, (seen) => !fits(seen))] : [];
        return [...kept, ...broken].reduce(multiply, whole(payCoins[symbol][count]));
      });
    }),
  );
}

/** Stop combinations by number of scatters: the convolution of the reels' counts. */
function scatterCombinations(): number[] {
  let combinations = [1];
  for (const strip of strips) {
    const next = Array.from({ length: combinations.length + rows }, () => 0);
    for (const stop of strip.keys()) {
      const seen = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]);
      const scatters = seen.filter((symbol) => symbol === scatter.symbol).length;
      for (const [count, ways] of combinations.entries()) {
        next[count + scatters] = (next[count + scatters] ?? 0) + ways;
      }
    }
    combinations = next;
  }
  return combinations.slice(0, strips.length + 1);
}

/** Exact recursion on (spins left, spins awarded) with the cap of a round. */
function meanFreeSpins(chance: (count: number) => Ratio): (award: number) => Ratio {
  const states = new Map<string, Ratio>();
  const none = add(whole(1), multiply(whole(-1), total(PAID_COUNTS.map(chance))));
  const further = (left: number, awarded: number): Ratio => {
    if (left === 0) return NONE;
    const key = `${left}/${awarded}`;
    const before = states.get(key);
    if (before) return before;
    const again = PAID_COUNTS.map((count) => {
      const more = Math.min(scatter.freeSpins[count], freeSpins.maxSpinsPerRound - awarded);
      return multiply(chance(count), further(left - 1 + more, awarded + more));
    });
    const mean = total([whole(1), multiply(none, further(left - 1, awarded)), ...again]);
    states.set(key, mean);
    return mean;
  };
  return (award) => further(award, award);
}
