import { countOf, windowsOf, type Strips } from './reels.ts';
import type { Lines, PayTable } from './wins.ts';

/**
 * Facts of a five-reel paid spin that symbol frequencies alone do not give. Every line win needs
 * the first three reels, so counting their combinations is enough, instead of those of all five.
 */
export interface LineCycle {
  strips: Strips;
  rows: number;
  lines: Lines;
  payCoins: PayTable;
  wild: string;
  /** The symbol that counts anywhere, how many of it are a hit, and what so many pay. */
  anywhere: { symbol: string; needed: number; coins(count: number): number };
}

type Column = readonly string[];

/** A combination of the first three reels: its winning lines, and what counts anywhere. */
interface Opening {
  hits: { line: readonly number[]; symbol: string }[];
  seen: number;
}

function* openings({ strips, rows, lines, payCoins, wild, anywhere }: LineCycle) {
  const [first = [], second = [], third = []] = windowsOf(strips, rows);
  const hitsOf = (a: Column, b: Column, c: Column): Opening['hits'] => {
    const hits: Opening['hits'] = [];
    for (const line of lines) {
      const symbol = a[line[0] ?? 0] ?? '';
      const next = b[line[1] ?? 0];
      const last = c[line[2] ?? 0];
      if ((next !== symbol && next !== wild) || (last !== symbol && last !== wild)) continue;
      if (symbol in payCoins) hits.push({ line, symbol });
    }
    return hits;
  };
  for (const a of first) {
    for (const b of second) {
      for (const c of third) {
        const seen = [a, b, c].reduce((sum, column) => sum + countOf(column, anywhere.symbol), 0);
        yield { hits: hitsOf(a, b, c), seen } satisfies Opening;
      }
    }
  }
}

/** The last two reels in all combinations. */
function endings({ strips, rows }: LineCycle): [Column, Column][] {
  const [, , , fourth = [], fifth = []] = windowsOf(strips, rows);
  return fourth.flatMap((d) => fifth.map((e): [Column, Column] => [d, e]));
}

/** How many stop combinations of the paid spin win something: all of them, and those on lines. */
export function baseHits(cycle: LineCycle): { hits: number; lineHits: number } {
  const { symbol, needed } = cycle.anywhere;
  const counts = endings(cycle).map((pair) => countOf(pair.flat(), symbol));
  /** Endings with at least so many of the symbol, by that number. */
  const atLeast = Array.from(
    { length: needed + 1 },
    (_, least) => counts.filter((count) => count >= least).length,
  );
  let hits = 0;
  let lineHits = 0;
  for (const { hits: won, seen } of openings(cycle)) {
    hits += atLeast[won.length > 0 ? 0 : Math.max(0, needed - seen)] ?? 0;
    if (won.length > 0) lineHits += counts.length;
  }
  return { hits, lineHits };
}

/** The most coins that one paid spin can win. */
export function baseBest(cycle: LineCycle): number {
  const { payCoins, anywhere } = cycle;
  const ends = endings(cycle);
  const more = Math.max(...ends.map((end) => countOf(end.flat(), anywhere.symbol)));
  /** At most this much: every line goes on to five, and the other reels show most of the symbol. */
  const boundOf = ({ hits, seen }: Opening) =>
    hits.reduce(
      (coins, { symbol }) => coins + (payCoins[symbol]?.[5] ?? 0),
      anywhere.coins(seen + more),
    );
  const bounded = [...openings(cycle)]
    .map((opening) => ({ opening, bound: boundOf(opening) }))
    .sort((a, b) => b.bound - a.bound);
  let best = 0;
  for (const { opening, bound } of bounded) {
    if (bound <= best) break;
    for (const end of ends) best = Math.max(best, coinsOf(cycle, opening, end));
  }
  return best;
}

function coinsOf({ payCoins, wild, anywhere }: LineCycle, opening: Opening, end: [Column, Column]) {
  const [d, e] = end;
  let coins = anywhere.coins(opening.seen + countOf(end.flat(), anywhere.symbol));
  for (const { line, symbol } of opening.hits) {
    const next = d[line[3] ?? 0];
    const last = e[line[4] ?? 0];
    const four = next === symbol || next === wild;
    const five = four && (last === symbol || last === wild);
    coins += payCoins[symbol]?.[five ? 5 : four ? 4 : 3] ?? 0;
  }
  return coins;
}
