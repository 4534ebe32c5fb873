import type { FairDraw } from '@palaro/fairness';
import { countOf } from '../slot/reels.ts';
import type { Drop, ManggaSymbol, TumbleSpin } from './card.ts';
import { manggaTumbleConfig } from './config.ts';

const { columns, rows, symbols, weights, winsFrom, payCoins } = manggaTumbleConfig;

type Window = Drop['window'];

const symbolOf = (draw: FairDraw): ManggaSymbol => symbols[draw.weighted(weights)] ?? 'NIYOG';

/** Draw script of a first drop: every cell, column by column, top to bottom. */
export const firstDrop = (draw: FairDraw): Window =>
  Array.from({ length: columns }, () => Array.from({ length: rows }, () => symbolOf(draw)));

/** Coins for so many of a symbol anywhere, before the ladder; 0 below ten. */
export function coinsFor(symbol: ManggaSymbol, count: number): number {
  const size = winsFrom.findLastIndex((from) => count >= from);
  return size < 0 ? 0 : (payCoins[symbol][size] ?? 0);
}

/** What a drop wins on its step of the ladder. */
function judge(window: Window, ladder: number): Drop {
  const cells = window.flat();
  const wins = symbols.flatMap((symbol) => {
    const count = countOf(cells, symbol);
    const coins = coinsFor(symbol, count) * ladder;
    return coins > 0 ? [{ line: null, symbol, count, coins }] : [];
  });
  return { window, wins, ladder, coins: wins.reduce((sum, { coins }) => sum + coins, 0) };
}

/** Winning symbols vanish, columns fall, and the lowest empty cell of a column is drawn first. */
function fall({ window, wins }: Drop, draw: FairDraw): Window {
  const gone = new Set(wins.map(({ symbol }) => symbol));
  return window.map((column) => {
    const kept = column.filter((symbol) => !gone.has(symbol));
    const drawn = Array.from({ length: rows - kept.length }, () => symbolOf(draw));
    return [...drawn.reverse(), ...kept];
  });
}

/** Plays a spin on: it tumbles until a drop wins nothing or the ladder's last step has paid. */
export function tumble(first: Window, ladder: readonly number[], draw: FairDraw): TumbleSpin {
  const drops: Drop[] = [];
  let window = first;
  for (const [step, factor] of ladder.entries()) {
    const drop = judge(window, factor);
    drops.push(drop);
    if (drop.coins === 0 || step === ladder.length - 1) break;
    window = fall(drop, draw);
  }
  return { drops, coins: drops.reduce((sum, { coins }) => sum + coins, 0) };
}
