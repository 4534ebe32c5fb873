import type { FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import type { GameBet, InputOf } from '../contract.ts';
import { defineGame, defineRules } from '../versions.ts';
import {
  perlasCard,
  type PerlasOutcome,
  type PerlasSpin,
  type PerlasSymbol,
  type PerlasWin,
} from './card.ts';
import { perlasConfig } from './config.ts';
import { perlasSheet } from './sheet.ts';

const { strips, lines, rows, wild, scatter, freeSpins, payCoins } = perlasConfig;

/**
 * Draw script: one `int(strip length)` for each reel, left to right. Free spins go on in the same
 * stream: they pay ×2 and can add more free spins by the same table, at most 60 a round.
 */
export function spinPerlas(draw: FairDraw): PerlasOutcome {
  const paid = spinOnce(drawStops(draw), 1, 0);
  const free: PerlasSpin[] = [];
  let awarded = paid.award;
  while (free.length < awarded) {
    const spin = spinOnce(drawStops(draw), freeSpins.multiplier, awarded);
    awarded += spin.award;
    free.push(spin);
  }
  const winCoins = free.reduce((coins, spin) => coins + spin.coins, paid.coins);
  return { ...paid, freeSpins: free, winCoins };
}

const drawStops = (draw: FairDraw) => strips.map((strip) => draw.int(strip.length));

/** Decides one spin from its stops; `awarded` counts the round's free spins so far, for the cap. */
export function spinOnce(stops: number[], multiplier: number, awarded: number): PerlasSpin {
  const window = strips.map((strip, reel) => column(strip, stops[reel] ?? 0));
  const scatters = window.flat().filter((symbol) => symbol === scatter.symbol).length;
  const wins = lines.flatMap((line, index) => lineWin(window, line, index + 1) ?? []);
  let award = 0;
  if (isPaidCount(scatters)) {
    const coins = scatter.payCoins[scatters];
    wins.push({ line: null, symbol: scatter.symbol, count: scatters, coins });
    award = Math.min(scatter.freeSpins[scatters], freeSpins.maxSpinsPerRound - awarded);
  }
  const paid = wins.map((win) => ({ ...win, coins: win.coins * multiplier }));
  const coins = paid.reduce((total, win) => total + win.coins, 0);
  return { stops, window, wins: paid, scatters, award, coins };
}

/** The rows below the stop are the next ones of the strip, which starts again at its end. */
const column = (strip: readonly PerlasSymbol[], stop: number): PerlasSymbol[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] as PerlasSymbol);

const isPaidCount = (count: number): count is 3 | 4 | 5 => count >= 3 && count <= 5;

/** Counts from the left. The first reel has no wild, so its symbol is the line's symbol. */
function lineWin(
  window: PerlasSymbol[][],
  line: readonly number[],
  number: number,
): PerlasWin | null {
  const seen = line.map((row, reel) => window[reel]?.[row]);
  const symbol = seen[0];
  if (!symbol || symbol === wild || symbol === scatter.symbol) return null;
  const end = seen.findIndex((other) => other !== symbol && other !== wild);
  const count = end === -1 ? seen.length : end;
  return isPaidCount(count)
    ? { line: number, symbol, count, coins: payCoins[symbol][count] }
    : null;
}

const COST = BigInt(perlasConfig.costCoins);

function readBet({ coinValue }: InputOf<typeof perlasCard>): GameBet<null> | null {
  if (!perlasConfig.coinValues.some((value) => value === coinValue)) return null;
  return { stake: Money.of(coinValue) * COST, params: null };
}

export const perlasV1 = defineRules(perlasCard, {
  config: perlasConfig,
  readBet,
  play: (_choice: null, draw) => spinPerlas(draw),
  /** A coin is a tenth of the stake and coins are whole, so nothing is ever rounded. */
  payout: (stake, { winCoins }) => (stake / COST) * BigInt(winCoins),
  sheet: perlasSheet,
});

export const game = defineGame(perlasCard, { 1: perlasV1 });
