import type { RouletteResult } from '../spin.ts';
import { colourOf, POCKETS, type PocketColour } from '../zones.ts';

/** How often each number and each colour came in past rounds; it predicts nothing. */
export interface Counts {
  colours: Readonly<Record<PocketColour, number>>;
  /** The numbers that came most often, most often first. */
  often: readonly Counted[];
  /** The numbers that came least often, least often first. */
  seldom: readonly Counted[];
}

interface Counted {
  number: number;
  count: number;
}

export function countsOf(results: readonly RouletteResult[], most: number): Counts {
  const counts = Array.from({ length: POCKETS }, () => 0);
  const colours = { green: 0, red: 0, black: 0 };
  for (const { pocket } of results) {
    counts[pocket] = (counts[pocket] ?? 0) + 1;
    colours[colourOf(pocket)] += 1;
  }
  const rising = counts
    .map((count, number): Counted => ({ number, count }))
    .sort((a, b) => a.count - b.count || a.number - b.number);
  return { colours, often: [...rising].reverse().slice(0, most), seldom: rising.slice(0, most) };
}
