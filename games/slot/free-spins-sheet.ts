import type { Ratio } from '@palaro/kernel';
import type { GameSheet } from '../contract.ts';
import { add, fraction, multiply } from '../fractions.ts';
import type { FreeSpinsConfig } from './free-spins.ts';
import { combinationsOf, cycleOf, meanFreeSpins, total, whole } from './sheet.ts';
import { PAID_COUNTS } from './wins.ts';

/** The exact return of a slot with free spins and its parts. */
export interface FreeSpinsSheet extends GameSheet {
  hitFrequency: Ratio;
  /** What lines or ways return, without scatters and free spins. */
  lineRtp: Ratio;
  scatterRtp: Ratio;
  freeSpinRtp: Ratio;
  trigger: Ratio;
  /** Mean free spins of a round by the award that started them. */
  meanFreeSpins: Readonly<Record<number, Ratio>>;
  /** Mean number of free spins for each paid spin. */
  freeSpinsPerSpin: Ratio;
  base: { cycle: number; coins: number; hits: number; best: number };
  /** How many stop combinations of the paid spin show 0, 1, … 5 scatters. */
  scatterCycle: number[];
}

interface PaidSpin {
  /** Mean coins of all lines or ways. */
  lineCoins: Ratio;
  /** How many stop combinations win, and the most that one wins. */
  hits: number;
  best: number;
  /** Of the whole round, free spins included. */
  deviation: number;
}

/** The sheet of a game from what its own evaluator gives for the paid spin. */
export function freeSpinsSheet(
  config: FreeSpinsConfig & { costCoins: number },
  { lineCoins, hits, best, deviation }: PaidSpin,
): FreeSpinsSheet {
  const { strips, rows, scatter, freeSpins, costCoins } = config;
  const cycle = cycleOf(strips);
  const scatterCycle = combinationsOf(strips, rows, scatter.symbol);
  const chance = (count: number) => fraction(BigInt(scatterCycle[count] ?? 0), BigInt(cycle));
  const cost = fraction(1n, BigInt(costCoins));
  const lineRtp = multiply(lineCoins, cost);
  const scatterCoins = PAID_COUNTS.map((n) => multiply(chance(n), whole(scatter.payCoins[n])));
  const scatterRtp = multiply(total(scatterCoins), cost);
  const baseRtp = add(lineRtp, scatterRtp);
  const cap = freeSpins.maxSpinsPerRound;
  const mean = meanFreeSpins({ chance, freeSpins: scatter.freeSpins, cap });
  const started = PAID_COUNTS.map((n) => multiply(chance(n), mean(scatter.freeSpins[n])));
  const freeSpinsPerSpin = total(started);
  const freeSpinRtp = multiply(multiply(freeSpinsPerSpin, whole(freeSpins.multiplier)), baseRtp);
  const rtp = add(baseRtp, freeSpinRtp);
  const awards = PAID_COUNTS.map((n) => scatter.freeSpins[n]);
  const baseCoins = multiply(baseRtp, whole(cycle * costCoins));
  return {
    rtp: { least: rtp, greatest: rtp },
    hitFrequency: fraction(BigInt(hits), BigInt(cycle)),
    maxWin: multiply(whole(best * (1 + cap * freeSpins.multiplier)), cost),
    deviation,
    lineRtp,
    scatterRtp,
    freeSpinRtp,
    trigger: total(PAID_COUNTS.map(chance)),
    meanFreeSpins: Object.fromEntries(awards.map((award) => [award, mean(award)])),
    freeSpinsPerSpin,
    base: { cycle, coins: Number(baseCoins.num / baseCoins.den), hits, best },
    scatterCycle,
  };
}
