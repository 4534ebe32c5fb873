import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { randomHex } from '@palaro/kernel';

/** The client seeds that a member may choose (docs/domain/fairness.md §1). */
export const CLIENT_SEED_PATTERN = '^[A-Za-z0-9_-]{1,64}$';
export const SERVER_SEED_PATTERN = '^[0-9a-f]{64}$';

/** SHA-256 of a text as UTF-8, in hex. */
export const sha256Hex = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** The commitment shown before the first bet: the hash of the seed's 64 characters. */
export const seedHash = (serverSeed: string) => sha256Hex(serverSeed);

export const newServerSeed = () => randomHex(32);
export const newClientSeed = () => randomHex(8);
