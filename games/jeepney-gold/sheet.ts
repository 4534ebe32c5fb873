import type { Ratio } from '@palaro/kernel';
import type { GameSheet } from '../contract.ts';
import { add, fraction, multiply } from '../fractions.ts';
import { baseBest, baseHits } from '../slot/cycle.ts';
import { combinationsOf, cycleOf, lineCoins, total, whole } from '../slot/sheet.ts';
import { jeepneyGoldConfig } from './config.ts';
import { CELLS } from './hold.ts';
import { finalCoins, fullGrid } from './hold-sheet.ts';

const { strips, rows, lines, payCoins, wild, costCoins, hold } = jeepneyGoldConfig;

/** The exact return and its parts. */
export interface JeepneyGoldSheet extends GameSheet {
  hitFrequency: Ratio;
  lineHitFrequency: Ratio;
  lineRtp: Ratio;
  holdRtp: Ratio;
  trigger: Ratio;
  grand: Ratio;
  meanCoinValue: Ratio;
  /** By coins at the trigger: its chance, the mean of coins at the end, the chance of the GRAND. */
  byCoins: Readonly<Record<number, { p: Ratio; meanFinalCoins: Ratio; pGrand: Ratio }>>;
  base: { cycle: number; coins: number; best: number };
  coinCycle: number[];
}

/** From 12,000,000 rounds (docs/domain/games.md §2). */
const DEVIATION = 10.5;

let known: JeepneyGoldSheet | undefined;

export function jeepneyGoldSheet(): JeepneyGoldSheet {
  known ??= makeSheet();
  return known;
}

function makeSheet(): JeepneyGoldSheet {
  const cycle = cycleOf(strips);
  const coinCycle = combinationsOf(strips, rows, hold.symbol);
  const starts = [...coinCycle.keys()].filter((count) => count >= hold.needed);
  const byCoins = starts.map((count) => {
    const p = fraction(BigInt(coinCycle[count] ?? 0), BigInt(cycle));
    return [count, { p, meanFinalCoins: finalCoins(count), pGrand: fullGrid(count) }] as const;
  });
  const meanOf = (part: 'meanFinalCoins' | 'pGrand') =>
    total(byCoins.map(([, row]) => multiply(row.p, row[part])));
  const meanCoinValue = total(
    hold.values.map((value, i) => fraction(BigInt(value * (hold.weights[i] ?? 0)), 256n)),
  );
  const grand = meanOf('pGrand');
  const holdRtp = add(
    multiply(meanOf('meanFinalCoins'), meanCoinValue),
    multiply(grand, whole(hold.grand)),
  );
  const coins = multiply(lineCoins(strips, payCoins, wild), whole(lines.length));
  const lineRtp = multiply(coins, fraction(1n, BigInt(costCoins)));
  const rtp = add(lineRtp, holdRtp);
  const lineCycle = {
    ...jeepneyGoldConfig,
    anywhere: { symbol: hold.symbol, needed: hold.needed, coins: () => 0 },
  };
  const { hits, lineHits } = baseHits(lineCycle);
  const best = baseBest(lineCycle);
  const most = Math.max(...hold.values) * CELLS + hold.grand;
  const baseCoins = multiply(coins, whole(cycle));
  const share = (count: number) => fraction(BigInt(count), BigInt(cycle));
  return {
    rtp: { least: rtp, greatest: rtp },
    hitFrequency: share(hits),
    lineHitFrequency: share(lineHits),
    maxWin: add(fraction(BigInt(best), BigInt(costCoins)), whole(most)),
    deviation: DEVIATION,
    lineRtp,
    holdRtp,
    trigger: total(byCoins.map(([, { p }]) => p)),
    grand,
    meanCoinValue,
    byCoins: Object.fromEntries(byCoins),
    base: { cycle, coins: Number(baseCoins.num / baseCoins.den), best },
    coinCycle,
  };
}
