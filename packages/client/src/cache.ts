import { isFailure } from './failure.ts';

/**
 * Server state that screens share: one entry a call and input, read once however many screens
 * follow it. Own code of two hundred lines in place of a library of 11 kB gz, because the first
 * load of home has 110 kB (design) and React takes 68 of them.
 */

export interface Snapshot<T> {
  value: T | undefined;
  error: unknown;
  /** What is on its way: a first or fresh reading, or one more page of a list. */
  busy: 'read' | 'more' | null;
}

/**
 * A screen that looks at an entry; `read` is how it would be read again, null for one that waits.
 */
interface Follower {
  changed(): void;
  read: (() => Promise<unknown>) | null;
}

interface Entry {
  key: string;
  snapshot: Snapshot<unknown>;
  /** When the value was read, in `performance.now()` time; -Infinity: to be read again. */
  readAt: number;
  followers: Set<Follower>;
  /** The job whose answer counts; an older one's is dropped. */
  job: Promise<void> | null;
}

/** A screen that is left keeps its entries this long, for the way back. */
const KEEP_MS = 5 * 60_000;
const RETRY_AFTER_MS = 1_000;

const EMPTY: Snapshot<unknown> = { value: undefined, error: null, busy: null };
const entries = new Map<string, Entry>();

/** What outlasts the page: the last value of an entry, shown at once and read again at once. */
interface Memory {
  recall(key: string): unknown;
  /** Hears of every value; undefined: it is forgotten. */
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

/** Follows an entry; the returned function stops. */
export function follow(key: string, follower: Follower): () => void {
  sweep();
  const entry = entryOf(key);
  entry.followers.add(follower);
  return () => {
    entry.followers.delete(follower);
  };
}

/** Reads an entry unless it is fresh or being read already. */
export function readIfStale(key: string, read: () => Promise<unknown>, staleMs: number): void {
  const entry = entryOf(key);
  if (!entry.job && performance.now() - entry.readAt >= staleMs) void run(key, 'read', read);
}

/** Does a job on an entry and keeps its answer; a later job of the same entry makes it void. */
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

/** A server that stumbled is asked once more; a refusal is an answer. */
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

/** Puts a value in place without asking, for instance one that came by push. */
export function put<T>(key: string, change: (value: T | undefined) => T | undefined): void {
  const entry = entries.get(key);
  if (!entry) return;
  const value = change(entry.snapshot.value as T | undefined);
  if (value !== entry.snapshot.value) tell(entry, { ...entry.snapshot, value });
}

/** Puts an answer in place that came before anybody asked; it counts as read now. */
export function prime(key: string, value: unknown): void {
  const entry = entryOf(key);
  entry.readAt = performance.now();
  tell(entry, { value, error: null, busy: null });
}

/** Reads the matching entries again, those that a screen follows at once; the old values stay. */
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

/** Forgets everything, also what is on its way: the next account must not see it. */
export function forgetAll(): void {
  entries.forEach((entry, key) => {
    entry.job = null;
    entry.readAt = -Infinity;
    tell(entry, EMPTY);
    const read = readerOf(entry);
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
