import { isFailure } from './failure.ts';

/**
 * Server state that screens share: one entry for each call and input, read once however many
 * screens follow it. This code has 1.3 kB gz; libraries for the same task have 7 and 13 of the 135
 * kB that a first visit may load (docs/decisions/024).
 */

export interface Snapshot<T> {
  value: T | undefined;
  error: unknown;
  /** What is being loaded: the value (first or again), or one more page of a list. */
  busy: 'read' | 'more' | null;
}

/** A screen that shows an entry. `read` reads it again; null if the screen only waits. */
interface Follower {
  changed(): void;
  read: (() => Promise<unknown>) | null;
}

interface Entry {
  key: string;
  snapshot: Snapshot<unknown>;
  /** When the value was read, in `performance.now()` time; -Infinity: it must be read again. */
  readAt: number;
  followers: Set<Follower>;
  /** The current job. Answers of older jobs are dropped. */
  job: Promise<void> | null;
}

/** Entries stay this long after their screen is left, so that going back is fast. */
const KEEP_MS = 5 * 60_000;
const RETRY_AFTER_MS = 1_000;

const EMPTY: Snapshot<unknown> = { value: undefined, error: null, busy: null };
const entries = new Map<string, Entry>();

/** Values that outlast the page: they are shown at once and read again at once. */
interface Memory {
  recall(key: string): unknown;
  /** Gets every new value; undefined: forget it. */
  keep(key: string, value: unknown): void;
}
let memory: Memory = { recall: () => undefined, keep: () => undefined };
export const rememberIn = (of: Memory) => {
  memory = of;
};

function entryOf(key: string): Entry {
  const known = entries.get(key);
  if (known) return known;
  const value = memory.recall(key);
  const snapshot = value === undefined ? EMPTY : { ...EMPTY, value };
  const made: Entry = { key, snapshot, readAt: -Infinity, followers: new Set(), job: null };
  entries.set(key, made);
  return made;
}

export const snapshotOf = <T>(key: string) => (entries.get(key)?.snapshot ?? EMPTY) as Snapshot<T>;

/** Follows an entry; the returned function stops it. */
export function follow(key: string, follower: Follower): () => void {
  sweep();
  const entry = entryOf(key);
  entry.followers.add(follower);
  return () => {
    entry.followers.delete(follower);
  };
}

/** Reads an entry unless it is fresh or being read. */
export function readIfStale(key: string, read: () => Promise<unknown>, staleMs: number): void {
  const entry = entryOf(key);
  if (!entry.job && performance.now() - entry.readAt >= staleMs) void run(key, 'read', read);
}

/**
 * Does a job on an entry and keeps its answer, unless a later job of the same entry has started.
 */
export function run(key: string, busy: 'read' | 'more', work: () => Promise<unknown>) {
  const entry = entryOf(key);
  tell(entry, { ...entry.snapshot, error: null, busy });
  const job: Promise<void> = patiently(work).then(
    (value) => settle(entry, job, { value, error: null }),
    (error: unknown) => settle(entry, job, { value: entry.snapshot.value, error }),
  );
  entry.job = job;
  return job;
}

function settle(entry: Entry, job: Promise<void>, found: Omit<Snapshot<unknown>, 'busy'>) {
  if (entry.job !== job) return;
  entry.job = null;
  entry.readAt = found.error === null ? performance.now() : -Infinity;
  tell(entry, { ...found, busy: null });
}

/** After a server error the call is tried once more. A refusal is final. */
async function patiently(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (!isFailure(error) || error.status < 500) throw error;
    await new Promise((done) => setTimeout(done, RETRY_AFTER_MS));
    return work();
  }
}

function tell(entry: Entry, snapshot: Snapshot<unknown>) {
  const changed = snapshot.value !== entry.snapshot.value;
  entry.snapshot = snapshot;
  if (changed) memory.keep(entry.key, snapshot.value);
  for (const follower of Array.from(entry.followers)) follower.changed();
}

/** Changes a value without a call, for instance after a push event. */
export function put<T>(key: string, change: (value: T | undefined) => T | undefined): void {
  const entry = entries.get(key);
  if (!entry) return;
  const value = change(entry.snapshot.value as T | undefined);
  if (value !== entry.snapshot.value) tell(entry, { ...entry.snapshot, value });
}

/** Stores an answer that came before anybody asked; it counts as read now. */
export function prime(key: string, value: unknown): void {
  const entry = entryOf(key);
  entry.readAt = performance.now();
  tell(entry, { value, error: null, busy: null });
}

/**
 * Marks the matching entries to be read again, and reads those that a screen follows at once. The
 * old values stay meanwhile.
 */
export async function reread(matches: (key: string) => boolean = () => true): Promise<void> {
  const jobs: Promise<void>[] = [];
  entries.forEach((entry, key) => {
    if (!matches(key)) return;
    entry.readAt = -Infinity;
    const read = readerOf(entry);
    if (read) jobs.push(run(key, 'read', read));
  });
  await Promise.all(jobs);
}

/**
 * Forgets all values and drops running reads, so the next account cannot see them. What is still
 * followed is read again once the screens know of the change: for a guest that is no member's data,
 * which would only be refused.
 */
export function forgetAll(): void {
  entries.forEach((entry) => {
    entry.job = null;
    entry.readAt = -Infinity;
    tell(entry, EMPTY);
  });
  setTimeout(readForgotten);
}

function readForgotten() {
  entries.forEach((entry, key) => {
    const read = entry.snapshot === EMPTY && !entry.job ? readerOf(entry) : null;
    if (read) void run(key, 'read', read);
  });
}

const readerOf = (entry: Entry) =>
  Array.from(entry.followers).filter(({ read }) => read !== null)[0]?.read ?? null;

function sweep() {
  const now = performance.now();
  entries.forEach((entry, key) => {
    const left = entry.followers.size === 0 && !entry.job;
    if (left && now - entry.readAt > KEEP_MS) entries.delete(key);
  });
}
