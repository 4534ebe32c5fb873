import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { fairDraw, sha256Hex, type FairDraw } from '@palaro/fairness';
import type { BenchRow } from './row.ts';

const CLIENT_SEED = 'barangay-2026';
const SERVER_SEED = sha256Hex('the seed of the bench');
/** Hashes of each measurement, and how often both sides take turns; the best turn counts. */
const HASHES = 20_000;
const TURNS = 5;

const deck = (cards: number) => Array.from({ length: cards }, (_, card) => card);
/** What games draw, and how many hashes of the stream that reads. */
const DRAWS: Record<string, { hashes: number; draw(draw: FairDraw): unknown }> = {
  'one number (dice)': { hashes: 1, draw: (draw) => draw.int(10_000) },
  'eight numbers': { hashes: 1, draw: (draw) => Array.from({ length: 8 }, () => draw.int(37)) },
  'a deck of 52': { hashes: 7, draw: (draw) => draw.shuffle(deck(52)) },
  'a shoe of 416': { hashes: 52, draw: (draw) => draw.shuffle(deck(416)) },
};

/**
 * Rounds' draws a second, from seeds to numbers, compared with the bare HMACs that they are made
 * of: the same library, key and messages. Processor time, so neighbours hardly matter.
 */
export function benchRng(): Promise<BenchRow[]> {
  const rows = Object.entries(DRAWS).map(([name, { hashes, draw }]) => {
    let drawn = Infinity;
    let bare = Infinity;
    for (let turn = 0; turn < TURNS; turn++) {
      drawn = Math.min(
        drawn,
        timeOf(hashes, (nonce) => draw(fairDraw({ ...seeds(), nonce }))),
      );
      bare = Math.min(
        bare,
        timeOf(hashes, (nonce) => hashesOf(nonce, hashes)),
      );
    }
    return { name: `draw ${name}`, value: drawn, unit: 'µs', baseline: bare, ratio: bare / drawn };
  });
  return Promise.resolve(rows.map((row) => ({ ...row, aim: '≥ 0.7' })));
}

const seeds = () => ({ serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED });

function hashesOf(nonce: number, hashes: number) {
  const key = utf8ToBytes(SERVER_SEED);
  for (let block = 0; block < hashes; block++) {
    hmac(sha256, key, utf8ToBytes(`${CLIENT_SEED}:${nonce}:${block}`));
  }
}

/** Microseconds of the processor that one round takes. */
function timeOf(hashes: number, round: (nonce: number) => unknown): number {
  const rounds = Math.ceil(HASHES / hashes);
  const before = process.cpuUsage();
  for (let nonce = 0; nonce < rounds; nonce++) round(nonce);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / rounds;
}
