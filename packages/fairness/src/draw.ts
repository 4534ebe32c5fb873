import { createStream, type Block, type FairSeeds } from './stream.ts';

/** One draw with the words it read; rejected words come before the one that counted. */
export interface TracedDraw {
  /** The call: `int(10000)`, `u52()`, `u32()`. */
  call: string;
  words: number[];
  rejected: number;
  /** The result as text, because not every reader's number type can hold a `u52`. */
  value: string;
}

/** Everything a round read from its stream, for the verifier and the audit. */
export interface DrawTrace {
  blocks: Block[];
  draws: TracedDraw[];
}

/** The random numbers of one round, in the fixed order of the game's draw script. */
export interface FairDraw {
  /** The next four bytes of the stream, big-endian: 0 … 2³²−1. */
  u32(): number;
  /** A whole number 0 … n−1 without bias, 1 ≤ n ≤ 2³²; throws `RangeError` for another n. */
  int(n: number): number;
  /** 52 bits: 0 … 2⁵²−1, from two words. */
  u52(): bigint;
  /** An index, drawn with the given weights, which are whole numbers. */
  weighted(weights: readonly number[]): number;
  /** `k` items of the list, in the order drawn. */
  pick<T>(list: readonly T[], k: number): T[];
  /** The list in a random order (Fisher–Yates from the end). */
  shuffle<T>(list: readonly T[]): T[];
  bit(): 0 | 1;
  /** Words read so far, rejected ones included. */
  used(): { words: number; rejections: number };
  trace(): DrawTrace;
}

const TWO_32 = 2 ** 32;

/**
 * Opens the stream of one round; the same seeds and nonce give the same draws for ever. No property
 * of it is an accessor: an object that has one costs more to make than a hash.
 */
export function fairDraw(seeds: FairSeeds): FairDraw {
  const stream = createStream(seeds);
  const draws: NotedDraw[] = [];
  let rejections = 0;

  const int = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > TWO_32)
      throw new RangeError(`cannot draw a number below ${n}`);
    if (n === 1) return 0;
    const first = stream.next();
    const words = [first];
    let scaled = scaleWord(first, n);
    // Lemire 2019: reject the lowest 2³² mod n remainders, or some results would come up more
    // often.
    const threshold = TWO_32 % n;
    while (scaled.low < threshold) {
      const word = stream.next();
      words.push(word);
      scaled = scaleWord(word, n);
    }
    rejections += words.length - 1;
    draws.push({ bound: n, words, value: scaled.high });
    return scaled.high;
  };

  return {
    u32() {
      const word = stream.next();
      draws.push({ bound: 'u32()', words: [word], value: word });
      return word;
    },
    int,
    u52() {
      const high = stream.next();
      const low = stream.next();
      const value = BigInt(high) * BigInt(2 ** 20) + BigInt(low >>> 12);
      draws.push({ bound: 'u52()', words: [high, low], value });
      return value;
    },
    weighted: (weights) => weightedIndex(weights, int),
    pick: (list, k) => pickFrom(list, k, int),
    shuffle: (list) => shuffled(list, int),
    bit: () => (int(2) === 0 ? 0 : 1),
    used: () => ({ words: stream.read(), rejections }),
    trace: () => ({ blocks: stream.blocks(), draws: draws.map(tracedDraw) }),
  };
}

/** A draw as it is kept until somebody asks: most rounds are never traced. */
interface NotedDraw {
  /** The bound of an `int`, or the call without one. */
  bound: number | 'u32()' | 'u52()';
  words: number[];
  value: number | bigint;
}

const tracedDraw = ({ bound, words, value }: NotedDraw): TracedDraw => ({
  call: typeof bound === 'number' ? `int(${bound})` : bound,
  words,
  rejected: bound === 'u52()' ? 0 : words.length - 1,
  value: String(value),
});

/**
 * The 64-bit product of a word and a bound, in two halves of 32 bits. Doubles stay exact, since
 * each partial product has at most 48 bits.
 */
function scaleWord(word: number, n: number): { high: number; low: number } {
  const upper = Math.floor(word / 65_536) * n;
  const lower = (word % 65_536) * n;
  const carry = (upper % 65_536) * 65_536 + lower;
  return { high: Math.floor(upper / 65_536) + Math.floor(carry / TWO_32), low: carry % TWO_32 };
}

function weightedIndex(weights: readonly number[], int: (n: number) => number): number {
  let left = int(weights.reduce((total, weight) => total + weight, 0));
  for (const [index, weight] of weights.entries()) {
    if (left < weight) return index;
    left -= weight;
  }
  throw new RangeError('weights must be whole numbers and not negative');
}

function pickFrom<T>(list: readonly T[], k: number, int: (n: number) => number): T[] {
  if (k > list.length) throw new RangeError(`cannot pick ${k} of ${list.length}`);
  const rest = [...list];
  for (let i = 0; i < k; i++) swap(rest, i, i + int(rest.length - i));
  return rest.slice(0, k);
}

function shuffled<T>(list: readonly T[], int: (n: number) => number): T[] {
  const order = [...list];
  for (let i = order.length - 1; i >= 1; i--) swap(order, i, int(i + 1));
  return order;
}

function swap<T>(list: T[], i: number, j: number): void {
  const held = list[i] as T;
  list[i] = list[j] as T;
  list[j] = held;
}
