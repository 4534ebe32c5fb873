import type { FairDraw } from '@palaro/fairness';
import type { FreeSpinsOutcome, ScatterSpin, SlotWin } from './slot-card.ts';
import { countOf, drawStops, windowAt, type Strips } from './reels.ts';
import { isPaidCount, type Pays } from './wins.ts';

/** A slot whose scatters pay anywhere and start free spins on the same strips. */
export interface FreeSpinsConfig<S extends string = string> {
  rows: number;
  strips: Strips<S>;
  scatter: { symbol: S; payCoins: Pays; freeSpins: Pays };
  freeSpins: { multiplier: number; maxSpinsPerRound: number };
}

/** The wins of a window, without scatters and without the multiplier of free spins. */
type Judge<S extends string> = (window: S[][]) => SlotWin<S>[];

/**
 * Decides one spin from its stops. `awarded` counts the round's free spins so far, because an award
 * is cut at the cap of a round.
 */
export function spinAt<S extends string>(
  { strips, rows, scatter, freeSpins }: FreeSpinsConfig<S>,
  judge: Judge<S>,
  at: { stops: number[]; multiplier: number; awarded: number },
): ScatterSpin<S> {
  const window = windowAt(strips, rows, at.stops);
  const scatters = countOf(window.flat(), scatter.symbol);
  const wins = judge(window);
  let award = 0;
  if (isPaidCount(scatters)) {
    const coins = scatter.payCoins[scatters];
    wins.push({ line: null, symbol: scatter.symbol, count: scatters, coins });
    award = Math.min(scatter.freeSpins[scatters], freeSpins.maxSpinsPerRound - at.awarded);
  }
  const paid = wins.map((win) => ({ ...win, coins: win.coins * at.multiplier }));
  const coins = paid.reduce((total, win) => total + win.coins, 0);
  return { stops: at.stops, window, wins: paid, scatters, award, coins };
}

/**
 * Plays a round. Free spins go on in the same stream: they pay a multiple and can add more free
 * spins by the same table, up to the cap.
 */
export function playFreeSpins<S extends string>(
  draw: FairDraw,
  config: FreeSpinsConfig<S>,
  judge: Judge<S>,
): FreeSpinsOutcome<S> {
  const { strips, freeSpins } = config;
  const spin = (multiplier: number, awarded: number) =>
    spinAt(config, judge, { stops: drawStops(draw, strips), multiplier, awarded });
  const paid = spin(1, 0);
  const free: ScatterSpin<S>[] = [];
  let awarded = paid.award;
  while (free.length < awarded) {
    const one = spin(freeSpins.multiplier, awarded);
    awarded += one.award;
    free.push(one);
  }
  const winCoins = free.reduce((coins, one) => coins + one.coins, paid.coins);
  return { ...paid, freeSpins: free, winCoins };
}
