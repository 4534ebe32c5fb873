import type { PerlasSymbol } from './card.ts';
import { perlasConfig } from './config.ts';

const { strips, lines, rows, wild, scatter, payCoins } = perlasConfig;

/**
 * Facts of the paid spin that symbol frequencies alone do not give. Every line win needs the first
 * three reels, so counting their 29,760 combinations is enough, instead of all 27,676,800.
 */
type Column = readonly PerlasSymbol[];

/** `windows[reel][stop]`: the visible rows at each stop. */
const windows: readonly (readonly Column[])[] = strips.map((strip) =>
  strip.map((_, stop) =>
    Array.from({ length: rows }, (_row, row) => strip[(stop + row) % strip.length] as PerlasSymbol),
  ),
);

/** A combination of the first three reels: the symbols of its winning lines, and its scatters. */
interface Opening {
  hits: { line: readonly number[]; symbol: keyof typeof payCoins }[];
  scatters: number;
}

const scattersIn = (column: Column) => column.filter((seen) => seen === scatter.symbol).length;

function* openings(): Generator<Opening> {
  const [first = [], second = [], third = []] = windows;
  for (const a of first) {
    for (const b of second) {
      for (const c of third) {
        const scatters = scattersIn(a) + scattersIn(b) + scattersIn(c);
        yield { hits: hitsOf(a, b, c), scatters };
      }
    }
  }
}

function hitsOf(a: Column, b: Column, c: Column): Opening['hits'] {
  const hits: Opening['hits'] = [];
  for (const line of lines) {
    const symbol = a[line[0] ?? 0] as PerlasSymbol;
    if (symbol === scatter.symbol || symbol === wild) continue;
    const [next, last] = [b[line[1] ?? 0], c[line[2] ?? 0]];
    if ((next === symbol || next === wild) && (last === symbol || last === wild)) {
      hits.push({ line, symbol });
    }
  }
  return hits;
}

/** How many stop combinations of the paid spin win something. */
export function baseHits(): number {
  const [, , , fourth = [], fifth = []] = windows;
  /** Endings with at least this many scatters, by that number. */
  const endings = [0, 1, 2, 3].map((least) => {
    const counts = fourth.flatMap((d) => fifth.map((e) => scattersIn(d) + scattersIn(e)));
    return counts.filter((count) => count >= least).length;
  });
  let hits = 0;
  for (const { hits: lineHits, scatters } of openings()) {
    hits += endings[lineHits.length > 0 ? 0 : Math.max(0, 3 - scatters)] ?? 0;
  }
  return hits;
}

/** The most coins that one paid spin can win. */
export function baseBest(): number {
  const bounded = [...openings()]
    .map((opening) => ({ opening, bound: boundOf(opening) }))
    .sort((a, b) => b.bound - a.bound);
  let best = 0;
  for (const { opening, bound } of bounded) {
    if (bound <= best) break;
    best = Math.max(best, bestEnding(opening));
  }
  return best;
}

/**
 * The most that these three reels can pay: every line goes on to five, and both other reels add a
 * scatter.
 */
const boundOf = ({ hits, scatters }: Opening) =>
  hits.reduce((coins, { symbol }) => coins + payCoins[symbol][5], scatterCoins(scatters + 2));

const scatterCoins = (count: number) =>
  count === 3 || count === 4 || count === 5 ? scatter.payCoins[count] : 0;

function bestEnding({ hits, scatters }: Opening): number {
  const [, , , fourth = [], fifth = []] = windows;
  let best = 0;
  for (const d of fourth) {
    for (const e of fifth) {
      let coins = scatterCoins(scatters + scattersIn(d) + scattersIn(e));
      for (const { line, symbol } of hits) {
        const [next, last] = [d[line[3] ?? 0], e[line[4] ?? 0]];
        const four = next === symbol || next === wild;
        const five = four && (last === symbol || last === wild);
        coins += payCoins[symbol][five ? 5 : four ? 4 : 3];
      }
      best = Math.max(best, coins);
    }
  }
  return best;
}
