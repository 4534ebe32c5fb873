import { fairDraw, type FairDraw } from './draw.ts';
import { seedHash } from './seeds.ts';

/**
 * A worked example of docs/domain/fairness.md §9: the draws that a nonce must give under the
 * published demo seeds.
 */
export interface FairnessVector {
  id: string;
  nonce: number;
  /** The draws of the vector, as text. */
  draw(draw: FairDraw): string;
  expected: string;
}

/** Seeds of the vectors: SHA-256 of `perlas-demo-server-seed-1`, and a client seed. */
export const VECTOR_SEEDS = {
  serverSeed: 'f418d19a94355b77944c29bd220de3129278bf034e561f730620a1f6267923a7',
  serverSeedHash: '4db1c487b868c1e934641a40a83760dea111f943c44e85b3d4c3091f77b3ff5a',
  clientSeed: 'barangay-2026',
} as const;

/** V19: the chain of 1,000 that the vectors of shared rounds have in common. */
export const VECTOR_CHAIN = {
  anchor: '3e586c249055db5931a05c219179e0e7e2942e072f89f4f280a3c4d68b8a5350',
  salt: 'beacon-value-demo-0001',
  first: '1f8bff7b09470519cdead7e3743885dbdb75d8145fb665dcfc29d64127afcab6',
  last: '42a1d39a468e6ed5c7e91ecf3acf8333e4b1079142a938ca3d32ab5c10c6efe1',
  length: 1_000,
} as const;

const upTo = (count: number, first = 0) => Array.from({ length: count }, (_, i) => first + i);
const times = (count: number, one: () => unknown) => upTo(count).map(one).join(' ');

/** The vectors that need only the stream; a game's vectors are kept with the game. */
export const FAIRNESS_VECTORS: readonly FairnessVector[] = [
  {
    id: 'V01',
    nonce: 0,
    draw: (draw) => times(8, draw.u32),
    expected:
      '2176345267 3416371013 2935389546 3057098269 2447164555 1669074685 2210528541 698903966',
  },
  {
    id: 'V02',
    nonce: 11,
    draw: (draw) => `${draw.int(3_000_000_000)} rejected ${draw.used().rejections}`,
    expected: '196401810 rejected 2',
  },
  { id: 'V03', nonce: 1, draw: (draw) => times(1, () => draw.int(10_000)), expected: '2864' },
  { id: 'V04', nonce: 2, draw: (draw) => String(draw.u52()), expected: '1102837967907674' },
  { id: 'V05', nonce: 3, draw: (draw) => draw.pick(upTo(25), 3).join(' '), expected: '15 24 7' },
  {
    id: 'V06',
    nonce: 3,
    draw: (draw) => draw.pick(upTo(25), 24).join(' '),
    expected: '15 24 7 12 3 8 22 1 11 21 0 2 4 5 17 16 23 10 20 19 6 18 14 13',
  },
  {
    id: 'V07',
    nonce: 4,
    draw: (draw) => times(16, draw.bit).replace(/ /g, ''),
    expected: '0011000000010010',
  },
  {
    id: 'V08',
    nonce: 5,
    draw: (draw) => draw.pick(upTo(40, 1), 10).join(' '),
    expected: '14 33 24 27 21 6 28 7 19 5',
  },
  { id: 'V09', nonce: 6, draw: (draw) => String(draw.int(50)), expected: '43' },
  {
    id: 'V10',
    nonce: 7,
    draw: (draw) => times(6, () => draw.int(52)),
    expected: '36 36 44 30 22 47',
  },
  { id: 'V11', nonce: 8, draw: (draw) => times(3, () => draw.int(6)), expected: '4 3 2' },
  {
    id: 'V12',
    nonce: 9,
    draw: (draw) => draw.shuffle(upTo(52)).join(' '),
    expected:
      '38 21 7 9 48 24 31 17 40 36 1 20 5 11 47 50 3 28 32 22 41 14 8 16 30 46 34 25 13 6 35 44 ' +
      '26 27 37 51 0 23 39 19 42 10 2 45 18 43 33 29 4 15 12 49',
  },
];

/** Ids of the vectors that this machine gets wrong. If there are any, the games close. */
export function selfTest(): string[] {
  const { serverSeed, serverSeedHash, clientSeed } = VECTOR_SEEDS;
  const failed = FAIRNESS_VECTORS.filter(
    ({ nonce, draw, expected }) => draw(fairDraw({ serverSeed, clientSeed, nonce })) !== expected,
  ).map(({ id }) => id);
  return seedHash(serverSeed) === serverSeedHash ? failed : ['seed hash', ...failed];
}
