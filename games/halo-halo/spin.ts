import { countOf, windowAt } from '../slot/reels.ts';
import { lineWins } from '../slot/wins.ts';
import type { HaloHaloOutcome, HaloHaloSymbol } from './card.ts';
import { haloHaloConfig } from './config.ts';

const { strips, rows, lines, wild, payCoins } = haloHaloConfig;

/** Decides a round from its stops: three alike on a line pay (docs/domain/games.md §3.1). */
export function spinAt(stops: number[]): HaloHaloOutcome {
  const window = windowAt<HaloHaloSymbol>(strips, rows, stops);
  const wins = lineWins(window, lines, judge);
  const coins = wins.reduce((total, win) => total + win.coins, 0);
  return { stops, window, wins, coins, winCoins: coins };
}

/** Three flans pay their own prize; beside another symbol each flan doubles that symbol's. */
function judge(seen: readonly HaloHaloSymbol[]) {
  const symbol = seen.find((one) => one !== wild.symbol) ?? wild.symbol;
  if (seen.some((one) => one !== symbol && one !== wild.symbol)) return null;
  const flans = symbol === wild.symbol ? 0 : countOf(seen, wild.symbol);
  const coins = payCoins[symbol] * wild.multiplierEach ** flans;
  return coins > 0 ? { symbol, count: seen.length, coins } : null;
}
