import type { Ratio } from '@palaro/kernel';
import type { GameSheet } from '../contract.ts';
import { fraction } from '../fractions.ts';
import { cycleOf, whole } from '../slot/sheet.ts';
import { haloHaloConfig } from './config.ts';
import { spinAt } from './spin.ts';

/** The exact return, from all 15,625 stop combinations. */
export interface HaloHaloSheet extends GameSheet {
  hitFrequency: Ratio;
  /** How many combinations win so many coins. */
  distribution: ReadonlyMap<number, number>;
}

let known: HaloHaloSheet | undefined;

export function haloHaloSheet(): HaloHaloSheet {
  known ??= makeSheet();
  return known;
}

function makeSheet(): HaloHaloSheet {
  const [first = [], second = [], third = []] = haloHaloConfig.strips;
  const distribution = new Map<number, number>();
  for (const a of first.keys()) {
    for (const b of second.keys()) {
      for (const c of third.keys()) {
        const { coins } = spinAt([a, b, c]);
        distribution.set(coins, (distribution.get(coins) ?? 0) + 1);
      }
    }
  }
  const cycle = cycleOf(haloHaloConfig.strips);
  const won = [...distribution].reduce((total, [coins, times]) => total + coins * times, 0);
  const squares = [...distribution].reduce((sum, [coins, times]) => sum + coins ** 2 * times, 0);
  const share = (count: number) =>
    fraction(BigInt(count), BigInt(cycle * haloHaloConfig.costCoins));
  return {
    rtp: { least: share(won), greatest: share(won) },
    hitFrequency: share(cycle - (distribution.get(0) ?? 0)),
    maxWin: whole(Math.max(...distribution.keys())),
    deviation: Math.sqrt(squares / cycle - (won / cycle) ** 2),
    distribution,
  };
}
