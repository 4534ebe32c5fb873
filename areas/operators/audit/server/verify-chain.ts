import type { App } from '@palaro/server';
import type { Verified } from '../audit.api.ts';
import { VERIFY_MAX } from '../audit.limits.ts';
import {
  checkBatch,
  hashOf,
  lastEntry,
  lastHead,
  listHeads,
  type Batch,
} from './audit.repository.ts';
import { isSigned, publicKeyOf } from './heads.ts';

const BATCH = 10_000n;
/** Comes before the first entry. */
export const NO_HASH = Buffer.alloc(32);

type Broken = Verified['broken'];

/**
 * Computes the chain anew from this entry on, in the database and in batches, and compares it with
 * the signed heads. Names the first entry that is missing, changed, or signed otherwise
 * (docs/domain/responsible-gaming.md §6). A chain that was rewritten as a whole, or whose end was
 * cut off, still fits itself; only the heads tell.
 */
export async function verifyChain(app: App, from = '1'): Promise<Verified> {
  const found = { checked: 0, heads: 0, last: null as string | null };
  let start = BigInt(from);
  const end = (await lastEntry(app.db))?.seq ?? '0';
  // Nothing was written there yet, unless a signed head says that it was.
  if (start > BigInt(end)) return { ...found, broken: await cutOff(app, end), next: null };
  let before = start === 1n ? NO_HASH : (await hashOf(app.db, String(start - 1n)))?.hash;
  if (!before) return { ...found, broken: { seq: String(start - 1n), why: 'missing' }, next: null };
  while (start <= BigInt(end) && found.checked < VERIFY_MAX) {
    const first = String(start);
    const to = String(start + BATCH - 1n);
    const batch = await checkBatch(app.db, first, to, before);
    found.checked += Number(batch.checked);
    found.last = batch.last ?? found.last;
    const link = brokenLink(batch, start, BigInt(to) < BigInt(end) ? to : end);
    const head = await brokenHead(app, first, to, end);
    found.heads += head.heads;
    const worst = earlier(link, head.broken);
    if (worst) return { ...found, broken: worst, next: null };
    before = batch.hash!;
    start += BATCH;
  }
  const next = start <= BigInt(end) ? String(start) : null;
  return { ...found, broken: next ? null : await cutOff(app, end), next };
}

function brokenLink({ broken, missing, last }: Batch, start: bigint, to: string): Broken {
  if (broken) return { seq: broken, why: missing ? 'missing' : 'changed' };
  if (last === to) return null;
  // The end of this batch is not there, but later entries are.
  return { seq: String(last === null ? start : BigInt(last) + 1n), why: 'missing' };
}

const earlier = (one: Broken, other: Broken): Broken =>
  one && other ? (BigInt(other.seq) < BigInt(one.seq) ? other : one) : (one ?? other);

/** The first signed head of this range that is not what the trail says there. */
async function brokenHead(app: App, from: string, to: string, end: string) {
  const heads = await listHeads(app.db, from, BigInt(to) < BigInt(end) ? to : end);
  const key = publicKeyOf(app);
  for (const { signature, ...head } of heads) {
    const entry = await hashOf(app.db, head.seq);
    const same = entry?.hash.equals(head.hash) && isSigned(head, signature, key);
    if (!same) return { heads: heads.length, broken: { seq: head.seq, why: 'head' as const } };
  }
  return { heads: heads.length, broken: null };
}

/** Entries were there when a head was signed, and are not any more. */
async function cutOff(app: App, end: string): Promise<Broken> {
  const head = await lastHead(app.db);
  if (!head || BigInt(head.seq) <= BigInt(end)) return null;
  return { seq: String(BigInt(end) + 1n), why: 'missing' };
}
