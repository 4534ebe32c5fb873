import { BATCH_ITEMS, createPace } from './pace.ts';
import { createQueue, type Waiting } from './queue.ts';

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

/** Batches under way at once: one is decided while another one is read, written or committed. */
export const LANES = 2;
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

/**
 * Group commit: while batches are under way the next one gathers, so that a commit is shared by
 * all who wait for it. Answers are given after the commit only. An owner's items are committed
 * first in, first out; between owners no order is promised, and none waits for another's.
 */
export function createBatcher<I, A>(options: BatcherOptions<I, A>): Batcher<I, A> {
  const pace = createPace();
  const queue = createQueue<I, A>(drop, LANES * BATCH_ITEMS);
  const lanes = new Set<Promise<void>>();
  let underWay = 0;
  let dropped = 0;
  let stopping = false;

  function drop(entry: Waiting<I, A>): void {
    dropped += 1;
    entry.resolve(options.refuse(entry.item));
  }

  /** An equal share of what there is, within a batch's bounds: so the lanes end together. */
  function takeBatch() {
    const most = pace.batchItems();
    const share = Math.ceil((queue.size + underWay) / LANES);
    return queue.take(Math.min(share, most), most);
  }

  async function runBatch(batch: readonly Waiting<I, A>[]): Promise<void> {
    const start = performance.now();
    underWay += batch.length;
    const runs = await answerBatch(options, batch);
    underWay -= batch.length;
    const batchMs = performance.now() - start;
    pace.note({ items: batch.length, batchMs, runs }, lanes.size);
    options.watch?.({ items: batch.length, waitMs: start - batch[0]!.since, batchMs });
  }

  async function workLane(): Promise<void> {
    for (;;) {
      // Whoever is there already, or was just answered, comes into this batch.
      await new Promise(setImmediate);
      const { owners, batch } = takeBatch();
      if (owners.size === 0) return;
      if (batch.length > 0) await runBatch(batch);
      queue.giveBack(owners);
    }
  }

  function startLane(): void {
    if (lanes.size >= LANES || !queue.ready()) return;
    const lane = workLane().finally(() => {
      lanes.delete(lane);
      // Somebody may have come between the last look and now.
      startLane();
    });
    lanes.add(lane);
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        const maxWaitMs = options.maxWaitMs(item);
        const owner = options.ownerOf(item);
        const entry = { item, owner, since: performance.now(), maxWaitMs, resolve, reject };
        const mayBeRefused = maxWaitMs !== undefined;
        if (stopping || (mayBeRefused && queue.overloaded(pace.itemMs()))) return drop(entry);
        queue.enter(entry);
        startLane();
      }),
    gauges: () => ({ ...pace.count, dropped, waiting: queue.waiting(), busy: lanes.size }),
    async stop() {
      stopping = true;
      while (lanes.size > 0) await Promise.all(lanes);
      queue.close();
    },
  };
}
