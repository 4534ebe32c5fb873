import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The values that decide a round: the house's seed, the member's seed, and the round's number under
 * both.
 */
export interface FairSeeds {
  /** 64 lower-case hex characters; this text, not its bytes, is the HMAC key. */
  serverSeed: string;
  clientSeed: string;
  /** A number for one member's rounds; `game:issue` for a draw that many members share. */
  nonce: number | string;
}

/** One hash of the stream: its counter and its 32 bytes in hex. */
export interface Block {
  index: number;
  hex: string;
}

interface WordStream {
  next(): number;
  read(): number;
  blocks(): Block[];
}

const WORDS_PER_BLOCK = 8;

/** `block(k) = HMAC_SHA256(serverSeed, clientSeed:nonce:k)`, read as big-endian words (§2). */
export function createStream({ serverSeed, clientSeed, nonce }: FairSeeds): WordStream {
  const key = utf8ToBytes(serverSeed);
  const blocks: Uint8Array[] = [];
  let block: Uint8Array;
  let read = 0;

  const nextBlock = () => {
    const message = utf8ToBytes(`${clientSeed}:${nonce}:${blocks.length}`);
    block = hmac(sha256, key, message);
    blocks.push(block);
  };

  return {
    next() {
      if (read % WORDS_PER_BLOCK === 0) nextBlock();
      const word = wordAt(block, (read % WORDS_PER_BLOCK) * 4);
      read++;
      return word;
    },
    read: () => read,
    blocks: () => blocks.map((bytes, index) => ({ index, hex: bytesToHex(bytes) })),
  };
}

/** A view of the bytes would cost more than it saves: most rounds read one word. */
const wordAt = (bytes: Uint8Array, at: number) =>
  (bytes[at] ?? 0) * 2 ** 24 +
  (bytes[at + 1] ?? 0) * 2 ** 16 +
  (bytes[at + 2] ?? 0) * 2 ** 8 +
  (bytes[at + 3] ?? 0);
