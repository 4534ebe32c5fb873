import type { Ratio } from '@palaro/kernel';
import { add, fraction, multiply } from '../fractions.ts';
import { total, whole } from '../slot/sheet.ts';
import { jeepneyGoldConfig } from './config.ts';
import { CELLS } from './hold.ts';

const { hold } = jeepneyGoldConfig;
const { below, of } = hold.newCoin;

/** The chance of so many new coins in a respin of so many empty cells. */
function newCoins(empty: number, count: number): Ratio {
  let ways = 1n;
  for (let i = 0; i < count; i++) ways = (ways * BigInt(empty - i)) / BigInt(i + 1);
  const hits = BigInt(below) ** BigInt(count) * BigInt(of - below) ** BigInt(empty - count);
  return fraction(ways * hits, BigInt(of) ** BigInt(empty));
}

/**
 * Exact recursion on (coins held, respins left): the mean of `worth` of the coins held at the end.
 */
function atEnd(worth: (coins: number) => Ratio): (coins: number) => Ratio {
  const states = new Map<string, Ratio>();
  const mean = (coins: number, left: number): Ratio => {
    if (left === 0 || coins === CELLS) return worth(coins);
    const key = `${coins}/${left}`;
    const before = states.get(key);
    if (before) return before;
    const empty = CELLS - coins;
    const more = Array.from({ length: empty }, (_, i) =>
      multiply(newCoins(empty, i + 1), mean(coins + i + 1, hold.respins)),
    );
    const none = multiply(newCoins(empty, 0), mean(coins, left - 1));
    const found = add(none, total(more));
    states.set(key, found);
    return found;
  };
  return (coins) => mean(coins, hold.respins);
}

/** The mean number of coins at the end, by those at the trigger. */
export const finalCoins = atEnd(whole);

/** The chance that the grid fills, by the coins at the trigger. */
export const fullGrid = atEnd((coins) => whole(coins === CELLS ? 1 : 0));
