import type { SlotWin } from '../slot/slot-card.ts';
import { isPaidCount } from '../slot/wins.ts';
import type { FiestaSymbol } from './card.ts';
import { fiesta243Config } from './config.ts';

const { payCoins, wild } = fiesta243Config;
type Paying = keyof typeof payCoins;
export const PAYING = Object.keys(payCoins) as Paying[];

/** How often a column shows a symbol or the wild. */
export const fitsIn = (column: readonly string[], symbol: string) =>
  column.filter((seen) => seen === symbol || seen === wild).length;

/**
 * For each symbol the product of its counts on the reels from the left, wilds included, times what
 * so many reels pay (docs/domain/games.md §3).
 */
export function judgeWays(window: readonly (readonly FiestaSymbol[])[]): SlotWin<FiestaSymbol>[] {
  return PAYING.flatMap((symbol) => {
    const { count, ways } = runOf(window, symbol);
    if (!isPaidCount(count)) return [];
    return [{ line: null, symbol, count, ways, coins: payCoins[symbol][count] * ways }];
  });
}

/** On how many reels from the left a symbol is seen, and in how many ways. */
function runOf(window: readonly (readonly string[])[], symbol: string) {
  let count = 0;
  let ways = 1;
  for (const column of window) {
    const fits = fitsIn(column, symbol);
    if (fits === 0) break;
    count++;
    ways *= fits;
  }
  return { count, ways };
}
