import { fairDraw } from './draw.ts';
import type { FairSeeds } from './stream.ts';

/**
 * The evidence of docs/domain/fairness.md §11, as functions of how many values are drawn. Each
 * gives the deviates of one test: numbers that are standard normal if the draws are fair. A
 * chi-square value is turned into one by Wilson and Hilferty's cube root.
 */
export interface Evidence {
  name: string;
  /** How many values one unit of `scale` draws, about. */
  draws: number;
  /** The greatest deviate that is accepted; tests with many deviates share the error of one. */
  limit: number;
  deviates(seeds: Pick<FairSeeds, 'serverSeed' | 'clientSeed'>, scale: number): number[];
}

type Seeds = Pick<FairSeeds, 'serverSeed' | 'clientSeed'>;

/** All tests together are judged at α = 0.001. */
const SEVERITY = 3.09;
const ROUND_DRAWS = 512;

/** A long stream for one name, made of many rounds as in play. */
function streamOf(seeds: Seeds, name: string) {
  let round = 0;
  let left = 0;
  let draw = fairDraw({ ...seeds, nonce: 0 });
  const current = () => {
    if (left === 0) {
      left = ROUND_DRAWS;
      draw = fairDraw({ ...seeds, nonce: `${name}:${round++}` });
    }
    left--;
    return draw;
  };
  return {
    int: (n: number) => current().int(n),
    u32: () => current().u32(),
    bit: () => current().bit(),
    shuffle: <T>(list: readonly T[]) => current().shuffle(list),
    pick: <T>(list: readonly T[], k: number) => current().pick(list, k),
  };
}

function deviate(counts: readonly number[], expected: readonly number[], df = counts.length - 1) {
  const chi = counts.reduce((sum, count, i) => {
    const mean = expected[i] ?? 0;
    return sum + (count - mean) ** 2 / mean;
  }, 0);
  return (Math.cbrt(chi / df) - (1 - 2 / (9 * df))) / Math.sqrt(2 / (9 * df));
}

const even = (classes: number, total: number) =>
  Array.from({ length: classes }, () => total / classes);
const count = (classes: number, total: number, next: () => number) => {
  const counts = Array.from({ length: classes }, () => 0);
  for (let i = 0; i < total; i++) {
    const index = next();
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
};
const frequency = (n: number): Evidence => ({
  name: `frequency of int(${n})`,
  draws: 100_000,
  limit: SEVERITY,
  deviates(seeds, scale) {
    const draw = streamOf(seeds, `int${n}`);
    const total = 100_000 * scale;
    return [
      deviate(
        count(n, total, () => draw.int(n)),
        even(n, total),
      ),
    ];
  },
});

const pairsOf = (n: number): Evidence => ({
  name: `pairs of consecutive int(${n})`,
  draws: 100_000,
  limit: SEVERITY,
  deviates(seeds, scale) {
    const draw = streamOf(seeds, `pairs${n}`);
    const total = 50_000 * scale;
    const pairs = count(n * n, total, () => draw.int(n) * n + draw.int(n));
    return [deviate(pairs, even(n * n, total))];
  },
});

/** Rejects three of ten words. */
const REJECTING = 3_000_000_000;

function rejection(seeds: Seeds, scale: number): number[] {
  const draw = streamOf(seeds, 'rejection');
  const total = 50_000 * scale;
  const parts = count(30, total, () => Math.floor((draw.int(REJECTING) / REJECTING) * 30));
  return [deviate(parts, even(30, total))];
}

/** Counts runs of equal signs without keeping the signs. */
function runsIn(total: number, next: () => boolean): { runs: number; trues: number } {
  let runs = 0;
  let trues = 0;
  let before: boolean | null = null;
  for (let i = 0; i < total; i++) {
    const sign = next();
    if (sign) trues++;
    if (sign !== before) runs++;
    before = sign;
  }
  return { runs, trues };
}

function runsOf(total: number, next: () => boolean): number {
  const { runs, trues } = runsIn(total, next);
  const mean = (2 * trues * (total - trues)) / total + 1;
  return (runs - mean) / Math.sqrt(((mean - 1) * (mean - 2)) / (total - 1));
}

function signRuns(seeds: Seeds, scale: number): number[] {
  const draw = streamOf(seeds, 'runs');
  return [
    runsOf(100_000 * scale, () => draw.bit() === 1),
    runsOf(50_000 * scale, () => draw.u32() >= 2 ** 31),
  ];
}

function upDown(seeds: Seeds, scale: number): number[] {
  const draw = streamOf(seeds, 'updown');
  const n = 50_000 * scale;
  let before = draw.u32();
  const { runs: found } = runsIn(n - 1, () => {
    const last = before;
    const now = draw.u32();
    before = now;
    return now > last;
  });
  return [(found - (2 * n - 1) / 3) / Math.sqrt((16 * n - 29) / 90)];
}

function gaps(seeds: Seeds, scale: number): number[] {
  const draw = streamOf(seeds, 'gaps');
  const total = 10_000 * scale;
  const found = count(31, total, () => {
    let gap = 0;
    while (draw.int(10) !== 0) gap++;
    return Math.min(gap, 30);
  });
  const chances = found.map((_, gap) => (gap === 30 ? 0.9 ** 30 : 0.1 * 0.9 ** gap));
  return [
    deviate(
      found,
      chances.map((chance) => chance * total),
    ),
  ];
}

const HANDS = ['11111', '2111', '221', '311', '32', '41', '5'];
const HAND_CHANCES = [0.3024, 0.504, 0.108, 0.072, 0.009, 0.0045, 0.0001];

function poker(seeds: Seeds, scale: number): number[] {
  const draw = streamOf(seeds, 'poker');
  const total = 100_000 * scale;
  const hands = count(7, total, () => {
    const digits = new Map<number, number>();
    for (let i = 0; i < 5; i++) {
      const digit = draw.int(10);
      digits.set(digit, (digits.get(digit) ?? 0) + 1);
    }
    return HANDS.indexOf([...digits.values()].sort((a, b) => b - a).join(''));
  });
  return [
    deviate(
      hands,
      HAND_CHANCES.map((chance) => chance * total),
    ),
  ];
}

function coupons(seeds: Seeds, scale: number): number[] {
  const draw = streamOf(seeds, 'coupon');
  const total = 10_000 * scale;
  const lengths = count(25, total, () => {
    const seen = new Set<number>();
    let length = 0;
    for (; seen.size < 6; length++) seen.add(draw.int(6));
    return Math.min(length, 30) - 6;
  });
  return [
    deviate(
      lengths,
      couponChances().map((chance) => chance * total),
    ),
  ];
}

/**
 * Chances of needing 6 … 29 draws, or 30 and more, to see all faces; `missing` has them by faces
 * left.
 */
function couponChances(): number[] {
  let missing = [0, 0, 0, 0, 0, 0, 1];
  const done: number[] = [];
  for (let step = 1; step < 30; step++) {
    missing = missing.map(
      (chance, left) => (chance * (6 - left)) / 6 + ((missing[left + 1] ?? 0) * (left + 1)) / 6,
    );
    // Counts only sets completed at this step; earlier ones are already in the list.
    done.push(missing[0] ?? 0);
    missing[0] = 0;
  }
  const exact = done.slice(5);
  return [...exact, 1 - exact.reduce((sum, chance) => sum + chance, 0)];
}

const ORDERS = 120;

function orders(seeds: Seeds, scale: number): number[] {
  const draw = streamOf(seeds, 'orders');
  const total = 24_000 * scale;
  const found = new Map<string, number>();
  for (let i = 0; i < total; i++) {
    const order = draw.shuffle([0, 1, 2, 3, 4]).join('');
    found.set(order, (found.get(order) ?? 0) + 1);
  }
  const counts = [...found.values(), ...even(ORDERS - found.size, 0)];
  return [deviate(counts, even(ORDERS, total))];
}

function places(seeds: Seeds, scale: number): number[] {
  const draw = streamOf(seeds, 'cards');
  const total = 5_200 * scale;
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const found = Array.from({ length: 52 * 52 }, () => 0);
  for (let i = 0; i < total; i++) {
    for (const [place, card] of draw.shuffle(deck).entries()) {
      found[place * 52 + card] = (found[place * 52 + card] ?? 0) + 1;
    }
  }
  return [deviate(found, even(52 * 52, total * 52), 51 * 51)];
}

/** Counts numbers and pairs of `pick(40, 10)`. */
function picked(seeds: Seeds, scale: number) {
  const draw = streamOf(seeds, 'pick');
  const total = 10_000 * scale;
  const balls = Array.from({ length: 40 }, (_, ball) => ball);
  const singles = Array.from({ length: 40 }, () => 0);
  const pairs = Array.from({ length: 1_600 }, () => 0);
  for (let i = 0; i < total; i++) {
    const drawn = draw.pick(balls, 10);
    for (const one of drawn) {
      singles[one] = (singles[one] ?? 0) + 1;
      for (const other of drawn) {
        if (one < other) pairs[one * 40 + other] = (pairs[one * 40 + other] ?? 0) + 1;
      }
    }
  }
  const ordered = pairs.filter((_, index) => Math.floor(index / 40) < index % 40);
  return { total, singles, pairs: ordered };
}

function pickNumbers(seeds: Seeds, scale: number): number[] {
  const { total, singles } = picked(seeds, scale);
  // One draw has no number twice, which narrows the statistic by (40 − 10) / 39.
  const narrowed = singles.map((seen) => total / 4 + (seen - total / 4) * Math.sqrt(39 / 30));
  return [deviate(narrowed, even(40, total * 10), 39)];
}

function pickPairs(seeds: Seeds, scale: number): number[] {
  const { total, pairs } = picked(seeds, scale);
  const sigma = Math.sqrt(total * (3 / 52) * (49 / 52));
  return pairs.map((pair) => (pair - (total * 3) / 52) / sigma);
}

const LAGS = 50;

function serial(seeds: Seeds, scale: number): number[] {
  const draw = streamOf(seeds, 'serial');
  const values = Float64Array.from({ length: 50_000 * scale }, () => draw.u32() / 2 ** 32 - 0.5);
  const power = values.reduce((sum, value) => sum + value * value, 0);
  return Array.from({ length: LAGS }, (_, at) => {
    const lag = at + 1;
    const product = values.reduce((sum, value, i) => sum + value * (values[i + lag] ?? 0), 0);
    return Math.atanh(product / power) * Math.sqrt(values.length - lag - 3);
  });
}

const one = (
  name: string,
  draws: number,
  deviates: Evidence['deviates'],
  limit = SEVERITY,
): Evidence => ({ name, draws, limit, deviates });

export const EVIDENCE: readonly Evidence[] = [
  ...[2, 6, 10, 25, 37, 40, 52, 416].map(frequency),
  ...[10, 37].map(pairsOf),
  one('the rejection path keeps values even', 50_000, rejection),
  one('runs of bit() and about the median', 150_000, signRuns),
  one('runs up and down', 50_000, upDown),
  one('gaps between zeros of int(10)', 100_000, gaps),
  one('poker hands of five int(10)', 500_000, poker),
  one('coupon collector of int(6)', 147_000, coupons),
  one('every order of shuffle of five', 96_000, orders),
  one('every card in every place of shuffle(52)', 265_200, places),
  one('numbers of pick(40, 10)', 100_000, pickNumbers),
  // 780 pairs, and below fifty lags, share the error of one test.
  one('pairs of pick(40, 10)', 100_000, pickPairs, 5),
  one('no serial correlation of u32 at lags 1 … 50', 50_000, serial, 4.26),
];
