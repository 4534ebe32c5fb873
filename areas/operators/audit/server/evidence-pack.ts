import { createHash, createPublicKey } from 'node:crypto';
import type { App, Db } from '@palaro/server';
import type { Verified } from '../audit.api.ts';
import { hashOf, listHeads, listTexts } from './audit.repository.ts';
import { isSigned, publicKeyText } from './heads.ts';
import { NO_HASH } from './verify-chain.ts';

const FORMAT = 'palaro-audit-1';
/** The highest number that the wire takes. */
const SEQ_MAX = '999999999999999999';

/** A part of the trail, with all that an outsider needs to verify it. */
interface Opening {
  format: typeof FORMAT;
  from: string;
  to: string;
  /** The hash of the entry before the first; hex. */
  before: string;
  publicKey: string;
  madeAt: string;
}

type Line =
  | Opening
  | { seq: string; entry: string; hash: string }
  | { head: string; hash: string; at: string; signature: string };

export interface Range {
  first: string;
  last: string;
  /** The range goes to the end, so heads of later entries belong to it too. */
  toEnd: boolean;
}

/** Writes the lines of an evidence pack: the opening, the entries, the signed heads. */
export async function writePack(app: App, db: Db, { first, last, toEnd }: Range) {
  const before = first === '1' ? NO_HASH : (await hashOf(db, String(BigInt(first) - 1n)))?.hash;
  const heads = await listHeads(db, first, toEnd ? SEQ_MAX : last);
  const lines: Line[] = [
    {
      ...({ format: FORMAT, from: first, to: last } as const),
      before: (before ?? NO_HASH).toString('hex'),
      publicKey: publicKeyText(app),
      madeAt: app.clock.now().toISOString(),
    },
    ...(await listTexts(db, first, last)),
    ...heads.map(({ seq, hash, at, signature }) => ({
      head: seq,
      hash: hash.toString('hex'),
      at: at.toISOString(),
      signature: signature.toString('base64'),
    })),
  ];
  return lines.map((line) => JSON.stringify(line));
}

/**
 * Verifies an evidence pack without the site. `key`: the public key as it is known from elsewhere;
 * without it the pack's own is believed. Throws for what is no pack.
 */
export async function verifyPack(
  lines: AsyncIterable<string> | Iterable<string>,
  key?: string,
): Promise<Omit<Verified, 'next'>> {
  const found: Omit<Verified, 'next'> = { checked: 0, heads: 0, last: null, broken: null };
  const hashes = new Map<string, string>();
  let opening: Opening | undefined;
  let before = NO_HASH as Buffer;
  let expected = 1n;
  const breaks = (seq: string, why: 'missing' | 'changed' | 'head') => {
    if (!found.broken || BigInt(seq) < BigInt(found.broken.seq)) found.broken = { seq, why };
  };
  for await (const text of lines) {
    if (text.trim() === '') continue;
    const line = JSON.parse(text) as Line;
    if ('format' in line) {
      opening = line;
      before = Buffer.from(line.before, 'hex');
      expected = BigInt(line.from);
    } else if (!opening) throw new Error('this is no evidence pack of an audit trail');
    else if ('seq' in line) {
      const hash = createHash('sha256').update(before).update(line.entry).digest();
      if (line.seq !== String(expected)) breaks(String(expected), 'missing');
      else if (hash.toString('hex') !== line.hash) breaks(line.seq, 'changed');
      hashes.set(line.seq, line.hash);
      before = Buffer.from(line.hash, 'hex');
      expected = BigInt(line.seq) + 1n;
      found.checked += 1;
      found.last = line.seq;
    } else {
      found.heads += 1;
      if (!hashes.has(line.head)) breaks(String(expected), 'missing');
      else if (!fitsHead(line, hashes, key ?? opening.publicKey)) breaks(line.head, 'head');
    }
  }
  if (!opening) throw new Error('this is no evidence pack of an audit trail');
  if (expected !== BigInt(opening.to) + 1n) breaks(String(expected), 'missing');
  return found;
}

function fitsHead(
  line: { head: string; hash: string; at: string; signature: string },
  hashes: ReadonlyMap<string, string>,
  key: string,
): boolean {
  const der = Buffer.from(key, 'base64');
  const head = { seq: line.head, hash: Buffer.from(line.hash, 'hex'), at: new Date(line.at) };
  const signature = Buffer.from(line.signature, 'base64');
  return (
    hashes.get(line.head) === line.hash &&
    isSigned(head, signature, createPublicKey({ key: der, format: 'der', type: 'spki' }))
  );
}
