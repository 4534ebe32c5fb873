import type { FairDraw } from '@palaro/fairness';
import type { HeldCoin, Hold, JeepneySymbol } from './card.ts';
import { jeepneyGoldConfig } from './config.ts';

const { hold, strips, rows, costCoins } = jeepneyGoldConfig;
export const CELLS = strips.length * rows;

/**
 * Plays the hold, or null with too few coins. Draw script: a value for each landed coin, reel by
 * reel, top to bottom; then each respin asks every empty cell in that order, and a new coin draws
 * its value at once (docs/domain/games.md §3.5).
 */
export function playHold(window: JeepneySymbol[][], draw: FairDraw): Hold | null {
  const cells = window.flat();
  const at = [...cells.keys()].filter((cell) => cells[cell] === hold.symbol);
  if (at.length < hold.needed) return null;
  const coin = (cell: number): HeldCoin => ({
    cell,
    value: hold.values[draw.weighted(hold.weights)] ?? 0,
  });
  const landed = at.map(coin);
  const held = new Set(at);
  const respins: HeldCoin[][] = [];
  let left: number = hold.respins;
  while (left > 0 && held.size < CELLS) {
    const come: HeldCoin[] = [];
    for (const cell of cells.keys()) {
      if (!held.has(cell) && draw.int(hold.newCoin.of) < hold.newCoin.below) come.push(coin(cell));
    }
    for (const { cell } of come) held.add(cell);
    respins.push(come);
    left = come.length > 0 ? hold.respins : left - 1;
  }
  const grand = held.size === CELLS;
  const all = [...landed, ...respins.flat()];
  const stakes = all.reduce((sum, { value }) => sum + value, grand ? hold.grand : 0);
  return { landed, respins, grand, stakes, coins: stakes * costCoins };
}
