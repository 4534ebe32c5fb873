import type { Ratio } from '@palaro/kernel';
import type { GameSheet } from '../contract.ts';
import { add, choose, fraction, multiply } from '../fractions.ts';
import { total, whole } from '../slot/sheet.ts';
import { manggaTumbleConfig } from './config.ts';
import { RTP } from './rtp.ts';

const { columns, rows, weights, costCoins, ladder, freeSpinLadder, kidlat, payCoins, winsFrom } =
  manggaTumbleConfig;
const CELLS = columns * rows;

/** The exact return and the parts that are cheap to compute. */
export interface ManggaTumbleSheet extends GameSheet {
  hitFrequency: Ratio;
  /** The chance that the first drop of any spin wins. */
  firstDropHit: Ratio;
  trigger: Ratio;
}

/** From 15,000,000 rounds (docs/domain/games.md §2). */
const DEVIATION = 7.54;

let known: ManggaTumbleSheet | undefined;

export function manggaTumbleSheet(): ManggaTumbleSheet {
  known ??= makeSheet();
  return known;
}

function makeSheet(): ManggaTumbleSheet {
  const hit = firstDropHit();
  const miss = complement(hit);
  const trigger = triggerChance();
  const freeMiss = Array.from({ length: kidlat.freeSpins }, () => miss).reduce(multiply);
  const byFreeSpins = multiply(multiply(miss, trigger), complement(freeMiss));
  return {
    rtp: { least: RTP, greatest: RTP },
    hitFrequency: add(hit, byFreeSpins),
    maxWin: greatestWin(),
    deviation: DEVIATION,
    firstDropHit: hit,
    trigger,
  };
}

const complement = (chance: Ratio) => add(whole(1), multiply(whole(-1), chance));

/**
 * Exact: the drops without a win are those in which no symbol is seen ten times. Their chance is
 * the sum of multinomials, built symbol by symbol over the cells that are left.
 */
function firstDropHit(): Ratio {
  const most = Math.min(...winsFrom) - 1;
  let ways: bigint[] = [1n];
  for (const weight of weights) {
    const next = Array.from({ length: CELLS + 1 }, () => 0n);
    ways.forEach((before, taken) => {
      for (let count = 0; count <= most && taken + count <= CELLS; count++) {
        const here = choose(CELLS - taken, count) * BigInt(weight) ** BigInt(count);
        next[taken + count] = (next[taken + count] ?? 0n) + before * here;
      }
    });
    ways = next;
  }
  return complement(fraction(ways[CELLS] ?? 0n, 64n ** BigInt(CELLS)));
}

/** The chance of enough marks on the columns. */
function triggerChance(): Ratio {
  const enough = Array.from({ length: columns - kidlat.needed + 1 }, (_, i) => kidlat.needed + i);
  return total(
    enough.map((count) => {
      const ways = choose(columns, count) * BigInt(kidlat.of - 1) ** BigInt(columns - count);
      return fraction(ways, BigInt(kidlat.of) ** BigInt(columns));
    }),
  );
}

/** Every drop of every spin shows enough of the two best symbols; a third one has no room. */
function greatestWin(): Ratio {
  const best = Object.values(payCoins)
    .map((pays) => Math.max(...pays))
    .sort((a, b) => b - a);
  const drop = (best[0] ?? 0) + (best[1] ?? 0);
  const steps = (of: readonly number[]) => of.reduce((sum, factor) => sum + factor, 0);
  const factors = steps(ladder) + kidlat.freeSpins * steps(freeSpinLadder);
  return fraction(BigInt(drop * factors), BigInt(costCoins));
}
