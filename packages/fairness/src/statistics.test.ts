import { expect, it } from 'vitest';
import { fairDraw } from './draw.ts';
import { VECTOR_SEEDS } from './vectors.ts';

/**
 * The evidence of docs/domain/fairness.md §11. Seeds are fixed, so the result never changes. All
 * tests together are judged at α = 0.001; a chi-square value is turned into a normal deviate
 * (Wilson–Hilferty).
 */
const SEVERITY = 3.09;
const ROUND_DRAWS = 512;
const { serverSeed, clientSeed } = VECTOR_SEEDS;

/** A long stream for one name, made of many rounds as in play. */
function streamOf(name: string) {
  let [round, left] = [0, 0];
  let draw = fairDraw({ serverSeed, clientSeed, nonce: 0 });
  const current = () => {
    if (left === 0) {
      left = ROUND_DRAWS;
      draw = fairDraw({ serverSeed, clientSeed, nonce: `${name}:${round++}` });
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
/** Fails if the value is too far from the expectation, or suspiciously close to it. */
const expectFair = (z: number) => expect(Math.abs(z)).toBeLessThan(SEVERITY);

it.each([2, 6, 10, 25, 37, 40, 52, 416])('frequency of int(%i)', (n) => {
  const [draw, total] = [streamOf(`int${n}`), 100_000];
  expectFair(
    deviate(
      count(n, total, () => draw.int(n)),
      even(n, total),
    ),
  );
});

it.each([10, 37])('pairs of consecutive int(%i)', (n) => {
  const [draw, total] = [streamOf(`pairs${n}`), 50_000];
  const pairs = count(n * n, total, () => draw.int(n) * n + draw.int(n));
  expectFair(deviate(pairs, even(n * n, total)));
});

it('the rejection path keeps values even', () => {
  const [draw, total, bound] = [streamOf('rejection'), 50_000, 3_000_000_000];
  const parts = count(30, total, () => Math.floor((draw.int(bound) / bound) * 30));
  expectFair(deviate(parts, even(30, total)));
});

it('runs of bit() and about the median', () => {
  const draw = streamOf('runs');
  const bits = Array.from({ length: 100_000 }, draw.bit);
  const halves = Array.from({ length: 50_000 }, () => (draw.u32() >= 2 ** 31 ? 1 : 0));
  for (const signs of [bits, halves]) {
    const ones = signs.filter((sign) => sign === 1).length;
    const zeros = signs.length - ones;
    const runs = signs.filter((sign, i) => i === 0 || sign !== signs[i - 1]).length;
    const mean = (2 * ones * zeros) / signs.length + 1;
    const variance = ((mean - 1) * (mean - 2)) / (signs.length - 1);
    expectFair((runs - mean) / Math.sqrt(variance));
  }
});

it('runs up and down', () => {
  const draw = streamOf('updown');
  const words = Array.from({ length: 50_000 }, draw.u32);
  const rises = words.slice(1).map((word, i) => word > (words[i] ?? 0));
  const runs = rises.filter((rise, i) => i === 0 || rise !== rises[i - 1]).length;
  const n = words.length;
  expectFair((runs - (2 * n - 1) / 3) / Math.sqrt((16 * n - 29) / 90));
});

it('gaps between zeros of int(10)', () => {
  const [draw, total] = [streamOf('gaps'), 10_000];
  const gaps = count(31, total, () => {
    let gap = 0;
    while (draw.int(10) !== 0) gap++;
    return Math.min(gap, 30);
  });
  const chances = gaps.map((_, gap) => (gap === 30 ? 0.9 ** 30 : 0.1 * 0.9 ** gap));
  const means = chances.map((chance) => chance * total);
  expectFair(deviate(gaps, means));
});

it('poker hands of five int(10)', () => {
  const [draw, total] = [streamOf('poker'), 100_000];
  const classes = ['11111', '2111', '221', '311', '32', '41', '5'];
  const chances = [0.3024, 0.504, 0.108, 0.072, 0.009, 0.0045, 0.0001];
  const hands = count(7, total, () => {
    const digits = new Map<number, number>();
    for (let i = 0; i < 5; i++) {
      const digit = draw.int(10);
      digits.set(digit, (digits.get(digit) ?? 0) + 1);
    }
    return classes.indexOf([...digits.values()].sort((a, b) => b - a).join(''));
  });
  const means = chances.map((chance) => chance * total);
  expectFair(deviate(hands, means));
});

it('coupon collector of int(6)', () => {
  const [draw, total] = [streamOf('coupon'), 10_000];
  const lengths = count(25, total, () => {
    const seen = new Set<number>();
    let length = 0;
    for (; seen.size < 6; length++) seen.add(draw.int(6));
    return Math.min(length, 30) - 6;
  });
  const means = couponChances().map((chance) => chance * total);
  expectFair(deviate(lengths, means));
});

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

it('every order of shuffle of five', () => {
  const [draw, total] = [streamOf('orders'), 24_000];
  const orders = new Map<string, number>();
  for (let i = 0; i < total; i++) {
    const order = draw.shuffle([0, 1, 2, 3, 4]).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(120);
  expectFair(deviate([...orders.values()], even(120, total)));
});

it('every card in every place of shuffle(52)', () => {
  const [draw, total] = [streamOf('cards'), 5_200];
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const places = even(52 * 52, 0);
  for (let i = 0; i < total; i++) {
    for (const [place, card] of draw.shuffle(deck).entries()) {
      places[place * 52 + card] = (places[place * 52 + card] ?? 0) + 1;
    }
  }
  expectFair(deviate(places, even(52 * 52, total * 52), 51 * 51));
});

it('numbers and pairs of pick(40, 10)', () => {
  const [draw, total] = [streamOf('pick'), 10_000];
  const balls = Array.from({ length: 40 }, (_, ball) => ball);
  const [singles, pairs] = [even(40, 0), even(1600, 0)];
  for (let i = 0; i < total; i++) {
    const picked = draw.pick(balls, 10);
    for (const one of picked) {
      singles[one] = (singles[one] ?? 0) + 1;
      for (const other of picked) {
        if (one < other) pairs[one * 40 + other] = (pairs[one * 40 + other] ?? 0) + 1;
      }
    }
  }
  // One draw has no number twice, which narrows the statistic by (40 − 10) / 39.
  const narrowed = singles.map((seen) => total / 4 + (seen - total / 4) * Math.sqrt(39 / 30));
  expectFair(deviate(narrowed, even(40, total * 10), 39));
  const bound = 5 * Math.sqrt(total * (3 / 52) * (49 / 52));
  const seen = pairs.filter((_, index) => Math.floor(index / 40) < index % 40);
  expect(seen).toHaveLength(780);
  for (const pair of seen) expect(Math.abs(pair - (total * 3) / 52)).toBeLessThan(bound);
});

it('no serial correlation of u32 at lags 1 … 50', () => {
  const draw = streamOf('serial');
  const values = Array.from({ length: 50_000 }, () => draw.u32() / 2 ** 32 - 0.5);
  const power = values.reduce((sum, value) => sum + value * value, 0);
  for (let lag = 1; lag <= 50; lag++) {
    const product = values.reduce((sum, value, i) => sum + value * (values[i + lag] ?? 0), 0);
    // Fifty lags share the error of the whole test, so each is judged at 4.26 σ.
    const fisher = Math.atanh(product / power) * Math.sqrt(values.length - lag - 3);
    expect(Math.abs(fisher)).toBeLessThan(4.26);
  }
});

it('agrees with the public floating-point scheme on 10⁶ words but for rejected ones', () => {
  let [differ, rejected] = [0, 0];
  for (let round = 0; round < 1_250; round++) {
    const draw = fairDraw({ serverSeed, clientSeed, nonce: `words:${round}` });
    for (let i = 0; i < 800; i++) draw.int(10_000);
    for (const { words, value } of draw.trace().draws) {
      const accepted = words.at(-1) ?? 0;
      if (value !== String(Math.floor((accepted / 2 ** 32) * 10_000))) differ++;
    }
    rejected += draw.rejections;
  }
  expect(differ).toBe(0);
  expect(rejected).toBeLessThan(12);
});
