import type { Ratio } from '@palaro/kernel';
import { fraction } from '../fractions.ts';
import { countOf, windowsOf } from '../slot/reels.ts';
import { product, total, whole } from '../slot/sheet.ts';
import { isPaidCount, PAID_COUNTS } from '../slot/wins.ts';
import type { FiestaSymbol } from './card.ts';
import { fiesta243Config } from './config.ts';
import { fitsIn, PAYING } from './ways.ts';

const { strips, rows, scatter, payCoins } = fiesta243Config;
const windows = windowsOf<FiestaSymbol>(strips, rows);

/**
 * Mean coins of all ways: the reels are independent, so the mean of a product of counts is the
 * product of their means.
 */
export function waysCoins(): Ratio {
  const over = (reel: number, count: (column: readonly string[]) => number) => {
    const columns = windows[reel] ?? [];
    const sum = columns.reduce((all, column) => all + count(column), 0);
    return fraction(BigInt(sum), BigInt(columns.length));
  };
  return total(
    PAYING.flatMap((symbol) => {
      const mean = (reel: number) => over(reel, (column) => fitsIn(column, symbol));
      const none = (reel: number) => over(reel, (column) => (fitsIn(column, symbol) ? 0 : 1));
      return PAID_COUNTS.map((count) => {
        const kept = Array.from({ length: count }, (_, reel) => mean(reel));
        const broken = count < strips.length ? [none(count)] : [];
        return product([whole(payCoins[symbol][count]), ...kept, ...broken]);
      });
    }),
  );
}

/** What one stop of a reel shows: each paying symbol's count with wilds, and scatters. */
interface Seen {
  fits: number[];
  scatters: number;
}

const seen: Seen[][] = windows.map((columns) =>
  columns.map((column) => ({
    fits: PAYING.map((symbol) => fitsIn(column, symbol)),
    scatters: countOf(column, scatter.symbol),
  })),
);

/** Reels beside each other: the ways of each symbol over them, and their scatters. */
const beside = (reels: readonly Seen[][]): Seen[] =>
  reels.reduce((left, right) =>
    left.flatMap((a) =>
      right.map((b) => ({
        fits: a.fits.map((fits, i) => fits * (b.fits[i] ?? 0)),
        scatters: a.scatters + b.scatters,
      })),
    ),
  );

const scatterCoins = (count: number) => (isPaidCount(count) ? scatter.payCoins[count] : 0);

/** How many stop combinations of the paid spin win; every win by ways needs three reels. */
export function waysHits(): number {
  const counts = beside(seen.slice(3)).map(({ scatters }) => scatters);
  const atLeast = [0, 1, 2, 3].map((least) => counts.filter((count) => count >= least).length);
  return beside(seen.slice(0, 3)).reduce((hits, { fits, scatters }) => {
    const won = fits.some((ways) => ways > 0);
    return hits + (atLeast[won ? 0 : Math.max(0, 3 - scatters)] ?? 0);
  }, 0);
}

/** The most coins that one paid spin can win. */
export function waysBest(): number {
  const [fourth = [], fifth = []] = seen.slice(3);
  const ends = fourth.flatMap((d) => fifth.map((e) => [d, e] as const));
  const most = PAYING.map((_, i) => Math.max(...ends.map(([d, e]) => fitsOf(d, i) * fitsOf(e, i))));
  /** At most this much: each symbol goes on as well as the last reels allow, with two scatters. */
  const boundOf = ({ fits, scatters }: Seen) =>
    PAYING.reduce(
      (coins, symbol, i) =>
        coins + payCoins[symbol][5] * (fits[i] ?? 0) * Math.max(1, most[i] ?? 0),
      scatterCoins(scatters + 2),
    );
  const bounded = beside(seen.slice(0, 3))
    .map((opening) => ({ opening, bound: boundOf(opening) }))
    .sort((a, b) => b.bound - a.bound);
  let best = 0;
  for (const { opening, bound } of bounded) {
    if (bound <= best) break;
    for (const [d, e] of ends) best = Math.max(best, coinsOf(opening, d, e));
  }
  return best;
}

const fitsOf = ({ fits }: Seen, symbol: number) => fits[symbol] ?? 0;

function coinsOf(opening: Seen, d: Seen, e: Seen): number {
  let coins = scatterCoins(opening.scatters + d.scatters + e.scatters);
  for (const [i, symbol] of PAYING.entries()) {
    const three = fitsOf(opening, i);
    if (three === 0) continue;
    const four = three * fitsOf(d, i);
    const five = four * fitsOf(e, i);
    const pays = payCoins[symbol];
    coins += five > 0 ? pays[5] * five : four > 0 ? pays[4] * four : pays[3] * three;
  }
  return coins;
}
