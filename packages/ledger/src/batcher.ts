import { createLines } from './lines.ts';

/** Counts of a batcher since it started, and what it does now. */
export interface BatcherGauges {
  /** Items that wait for their batch, and those that wait for a place to wait. */
  waiting: number;
  /** Batches under way. */
  busy: number;
  batches: number;
  items: number;
  dropped: number;
  /** Runs more than one a batch, since a run had failed. */
  replays: number;
  /** Smoothed time of one batch, ms. */
  batchMs: number;
}

/** One batch that was answered. */
export interface BatchReport {
  items: number;
  /** How long its first item had waited. */
  waitMs: number;
  batchMs: number;
}

export interface BatcherOptions<I, A> {
  /** All of a batch in one commit; answers stand in the items' order. */
  run(items: readonly I[]): Promise<A[]>;
  /** Whose item it is: one owner's items are run in order and never at the same time. */
  ownerOf(item: I): string;
  /** Milliseconds after which an item is dropped unsent; undefined: never. */
  maxWaitMs(item: I): number | undefined;
  /** The answer of an item that was not sent, or failed alone with nothing committed. */
  refuse(item: I): A;
  /** An item that failed alone, with its error. */
  failed(item: I, error: unknown): void;
  /** Errors after which the outcome is unknown: not answered by a replay, but by rejecting. */
  fatal(error: unknown): boolean;
  watch?(report: BatchReport): void;
}

interface Waiting<I, A> {
  item: I;
  owner: string;
  since: number;
  maxWaitMs: number | undefined;
  resolve(answer: A): void;
  reject(error: unknown): void;
}

/** The most items of one batch. */
export const BATCH_ITEMS = 128;
/** A batch is no larger than what is done in this time, as soon as it is one of these at least. */
const BATCH_MS = 5;
const BATCH_ITEMS_MIN = 64;
/** Beyond either, what may be refused is refused at once: the rest of the wait would be in vain. */
const QUEUE_ITEMS = 5_000;
const QUEUE_MS = 250;
/** Places beyond those for what may not be refused; the rest waits for a place. */
const RESERVE_ITEMS = 2_000;
/** Batches under way at once: one is decided while another one is read, written or committed. */
export const LANES = 2;
/** How much one batch counts in the smoothed times: a single slow disk write refuses nobody. */
const SMOOTHING = 0.05;
/** How often what waits is looked through for what waited too long, while all lanes are held up. */
const SWEEP_MS = 100;

export interface Batcher<I, A> {
  add(item: I): Promise<A>;
  gauges(): BatcherGauges;
  /** Finishes what waits; later items are refused. */
  stop(): Promise<void>;
}

/**
 * Runs a batch in one commit; one that failed as a whole in halves, one after the other, until the
 * culprit stands alone. Answers everybody; tells how often it ran.
 */
async function answerBatch<I, A>(
  options: BatcherOptions<I, A>,
  batch: readonly Waiting<I, A>[],
): Promise<number> {
  try {
    const answers = await options.run(batch.map(({ item }) => item));
    batch.forEach((entry, i) => entry.resolve(answers[i]!));
    return 1;
  } catch (error) {
    if (options.fatal(error)) {
      for (const { reject } of batch) reject(error);
      return 1;
    }
    const [only, ...others] = batch;
    if (only && others.length === 0) {
      options.failed(only.item, error);
      only.resolve(options.refuse(only.item));
      return 1;
    }
    const half = Math.ceil(batch.length / 2);
    const first = await answerBatch(options, batch.slice(0, half));
    return 1 + first + (await answerBatch(options, batch.slice(half)));
  }
}

const isLate = <I, A>({ since, maxWaitMs }: Waiting<I, A>) =>
  maxWaitMs !== undefined && performance.now() - since > maxWaitMs;

/**
 * Group commit: while batches are under way the next one gathers, so that a commit is shared by
 * all who wait for it. Answers are given after the commit only. An owner's items are committed
 * first in, first out; between owners no order is promised, and none waits for another's.
 */
export function createBatcher<I, A>(options: BatcherOptions<I, A>): Batcher<I, A> {
  const lines = createLines<Waiting<I, A>>();
  /** What may not be refused and has no place yet. */
  const outside: Waiting<I, A>[] = [];
  const lanes = new Set<Promise<void>>();
  const count = { batches: 0, items: 0, dropped: 0, replays: 0, batchMs: 0 };
  /** Smoothed time from one item's commit to the next one's, all lanes together. */
  let itemMs = 0;
  let underWay = 0;
  let stopping = false;
  let sweeping: NodeJS.Timeout | undefined;

  function overloaded(): boolean {
    // What the next batches take is no queue, however long the last ones took.
    if (lines.size <= LANES * BATCH_ITEMS) return false;
    return lines.size >= QUEUE_ITEMS || lines.size * itemMs >= QUEUE_MS;
  }

  function drop(entry: Pick<Waiting<I, A>, 'item' | 'resolve'>): void {
    count.dropped += 1;
    entry.resolve(options.refuse(entry.item));
  }

  /** Also while every lane is held up, nobody waits longer than he said. */
  function sweep(): void {
    for (const late of lines.drop(isLate)) drop(late);
    letIn();
    if (lines.size === 0) {
      clearInterval(sweeping);
      sweeping = undefined;
    }
  }

  function letIn(): void {
    const places = QUEUE_ITEMS + RESERVE_ITEMS - lines.size;
    for (const entry of outside.splice(0, places)) lines.add(entry.owner, entry);
    if (lines.size > 0) sweeping ??= setInterval(sweep, SWEEP_MS).unref();
  }

  /** An equal share of what there is, within a batch's bounds: so the lanes end together. */
  function takeBatch(): Waiting<I, A>[] {
    const inTime = itemMs > 0 ? Math.round(BATCH_MS / itemMs) : BATCH_ITEMS;
    const most = Math.min(Math.max(inTime, BATCH_ITEMS_MIN), BATCH_ITEMS);
    const share = Math.ceil((lines.size + underWay) / LANES);
    return lines.take(Math.min(share, most), most);
  }

  async function runBatch(taken: readonly Waiting<I, A>[]): Promise<void> {
    const start = performance.now();
    const batch = taken.filter((entry) => !isLate(entry) || drop(entry));
    underWay += batch.length;
    const runs = batch.length > 0 ? await answerBatch(options, batch) : 1;
    underWay -= batch.length;
    for (const owner of new Set(taken.map((entry) => entry.owner))) lines.giveBack(owner);
    if (batch.length === 0) return;
    const batchMs = performance.now() - start;
    count.batchMs += SMOOTHING * (batchMs - count.batchMs);
    itemMs += SMOOTHING * (batchMs / batch.length / lanes.size - itemMs);
    count.batches += 1;
    count.items += batch.length;
    count.replays += runs - 1;
    const waitMs = start - (batch[0]?.since ?? start);
    options.watch?.({ items: batch.length, waitMs, batchMs });
  }

  async function workLane(): Promise<void> {
    for (;;) {
      // Whoever is there already, or was just answered, comes into this batch.
      await new Promise(setImmediate);
      const taken = takeBatch();
      if (taken.length === 0) return;
      letIn();
      await runBatch(taken);
    }
  }

  function startLane(): void {
    if (lanes.size >= LANES || !lines.ready()) return;
    const lane = workLane().finally(() => {
      lanes.delete(lane);
      // Somebody may have come between the last look and now.
      startLane();
    });
    lanes.add(lane);
  }

  return {
    add(item) {
      const maxWaitMs = options.maxWaitMs(item);
      return new Promise((resolve, reject) => {
        if (stopping || (maxWaitMs !== undefined && overloaded())) return drop({ item, resolve });
        const owner = options.ownerOf(item);
        const entry = { item, owner, since: performance.now(), maxWaitMs, resolve, reject };
        outside.push(entry);
        letIn();
        startLane();
      });
    },
    gauges: () => ({ ...count, waiting: lines.size + outside.length, busy: lanes.size }),
    async stop() {
      stopping = true;
      while (lanes.size > 0) await Promise.all(lanes);
      clearInterval(sweeping);
    },
  };
}
