import { expect, it } from 'vitest';
import { manggaTumbleConfig } from './config.ts';
import expected from './expected.json' with { type: 'json' };
import { RTP } from './rtp.ts';
import { coinsFor } from './tumble.ts';

const { symbols, weights, columns, rows, winsFrom, ladder, freeSpinLadder, kidlat, costCoins } =
  manggaTumbleConfig;
const CELLS = columns * rows;
const LEAST = winsFrom[0];

/** A prime below 2⁴⁶: a weighted sum of remainders stays below 2⁵³, so plain numbers are exact. */
const PRIME = 2 ** 46 - 21;
const P = BigInt(PRIME);

/**
 * The counts of the first five symbols, ordered by their sum; the sixth has the cells that are
 * left. With `n` cells full, the states in use are the first `upTo[n]`.
 */
const STATES: number[][] = [];
const upTo: number[] = [];
for (let sum = 0; sum <= CELLS; sum++) {
  const take = (counts: number[], left: number) => {
    if (counts.length === 4) STATES.push([...counts, left]);
    else for (let count = 0; count <= left; count++) take([...counts, count], left - count);
  };
  take([], sum);
  upTo.push(STATES.length);
}
const keyOf = (counts: readonly number[]) =>
  counts.slice(0, 5).reduce((key, count) => key * 32 + count, 0);
const indexOf = new Map(STATES.map((counts, index) => [keyOf(counts), index]));
/** The state with one less of each of the five; -1 if there is none. */
const BEFORE = [0, 1, 2, 3, 4].map((symbol) =>
  Int32Array.from(STATES, (counts) =>
    (counts[symbol] ?? 0) > 0 ? (indexOf.get(keyOf(counts) - 32 ** (4 - symbol)) ?? -1) : -1,
  ),
);

/**
 * Arithmetic with remainders or with plain decimals, so that one chain proves the exact fraction
 * and the published figures of each tumble.
 */
interface Numbers {
  reduce(x: number): number;
  /** The value times 64 to the power of -cells. */
  share(x: number, cells: number): number;
}

const inverse64 = power(64n, P - 2n);
function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % P;
  for (let left = exponent; left > 0n; left /= 2n) {
    if (left % 2n === 1n) result = (result * square) % P;
    square = (square * square) % P;
  }
  return result;
}
const shares = Array.from({ length: CELLS + 1 }, (_, cells) => power(inverse64, BigInt(cells)));
const remainders: Numbers = {
  reduce: (x) => x % PRIME,
  share: (x, cells) => Number((BigInt(x) * (shares[cells] ?? 0n)) % P),
};
const decimals: Numbers = { reduce: (x) => x, share: (x, cells) => x / 64 ** cells };

const pays = (index: number, count: number) => {
  const symbol = symbols[index];
  return symbol ? coinsFor(symbol, count) : 0;
};

/** Every state that wins: its coins, how many cells stay, and the state that these are. */
const WINS = STATES.flatMap((five, state) => {
  const sixth = CELLS - five.reduce((sum, count) => sum + count, 0);
  const counts = [...five, sixth];
  if (counts.every((count) => count < LEAST)) return [];
  const stay = counts.map((count) => (count < LEAST ? count : 0));
  return [
    {
      state,
      paid: counts.reduce((sum, count, i) => sum + pays(i, count), 0),
      left: stay.reduce((sum, count) => sum + count, 0),
      at: indexOf.get(keyOf(stay)) ?? -1,
    },
  ];
});

interface Tumble {
  hit: number;
  coins: number;
}

/** The chance of a win and the mean coins before the ladder, for each of the eight tumbles. */
function chain(numbers: Numbers): Tumble[] {
  const { reduce } = numbers;
  // What a tumble starts from, by the number of its cells. At first no cell is kept.
  let kept = noneKept();
  kept[0]?.set(0, 1);
  return ladder.map(() => {
    const full = refill(kept, numbers);
    kept = noneKept();
    let hit = 0;
    let coins = 0;
    for (const { state, paid, left, at } of WINS) {
      const chance = full[state] ?? 0;
      if (chance === 0) continue;
      hit = reduce(hit + chance);
      coins = reduce(coins + multiplied(chance, paid, reduce));
      const from = kept[left];
      from?.set(at, reduce((from.get(at) ?? 0) + chance));
    }
    return { hit, coins };
  });
}

const noneKept = () => Array.from({ length: CELLS + 1 }, () => new Map<number, number>());

/** Draws the empty cells, one after another, until all are full. */
function refill(kept: Map<number, number>[], { reduce, share }: Numbers): Float64Array {
  const level = new Float64Array(STATES.length);
  const last = weights[5];
  for (let cells = 0; cells <= CELLS; cells++) {
    // Downwards, because a state is made of earlier ones that must still be those of the last step.
    for (let state = (upTo[cells] ?? 0) - 1; cells > 0 && state >= 0; state--) {
      let sum = last * (level[state] ?? 0);
      for (let i = 0; i < 5; i++) {
        const before = BEFORE[i]?.[state] ?? -1;
        if (before >= 0) sum += (weights[i] ?? 0) * (level[before] ?? 0);
      }
      level[state] = reduce(sum);
    }
    for (const [state, chance] of kept[cells] ?? []) {
      level[state] = reduce((level[state] ?? 0) + share(chance, CELLS - cells));
    }
  }
  return level;
}

/** A chance times whole coins; in parts, so that no product of remainders leaves 2⁵³. */
function multiplied(chance: number, coins: number, reduce: (x: number) => number): number {
  const high = Math.floor(coins / 64);
  const mid = Math.floor(high / 64);
  const part = reduce(reduce(mid * chance) * 64 + (high % 64) * chance);
  return reduce(part * 64 + (coins % 64) * chance);
}

it('GAME-13 the published fraction is the return of the whole chain of tumbles', () => {
  const tumbles = chain(remainders);
  const mean = (steps: readonly number[]) =>
    tumbles.reduce((sum, { coins }, i) => sum + BigInt(coins) * BigInt(steps[i] ?? 0), 0n);
  const { num, den } = expected.triggerProbability;
  // RTP · cost · trigger's divisor, without any division: paid spin and its ten free spins.
  const spins =
    mean(ladder) * BigInt(den) + mean(freeSpinLadder) * BigInt(kidlat.freeSpins) * BigInt(num);
  const cost = BigInt(costCoins) * BigInt(den);
  expect((spins * RTP.den) % P).toBe((RTP.num * cost) % P);
});

it('each tumble wins as often and as much as the game data says', () => {
  chain(decimals).forEach(({ hit, coins }, i) => {
    expect(hit).toBeCloseTo(Number(expected.pTumbleAtLeast[i]), 12);
    expect(coins / costCoins).toBeCloseTo(Number(expected.meanWinByTumbleTimesBet[i]), 12);
  });
});
