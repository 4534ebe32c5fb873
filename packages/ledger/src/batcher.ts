import { createLanes, LANES } from './lanes.ts';
import { BATCH_ITEMS, createPace } from './pace.ts';
import { createQueue, type Waiting } from './queue.ts';

/** What a batcher has done since it started, and what it is doing now. */
export interface BatcherGauges {
  /** All waiting items: those in the queue and those that found it full. */
  waiting: number;
  /** Batches that run now. */
  busy: number;
  batches: number;
  items: number;
  dropped: number;
  /** Extra runs: a batch that fails is split and run again. */
  replays: number;
  /** Smoothed time of one batch, ms. */
  batchMs: number;
}

/** Figures of one batch. */
export interface BatchReport {
  items: number;
  /** How long the first item of the batch waited. */
  waitMs: number;
  batchMs: number;
}

export interface BatcherOptions<I, A> {
  /** Commits the batch in one transaction; returns the answers in the items' order. */
  run(items: readonly I[]): Promise<A[]>;
  /** The owner of the item. Items of one owner run in order and never at the same time. */
  ownerOf(item: I): string;
  /** Milliseconds after which an item is dropped unsent; undefined: never. */
  maxWaitMs(item: I): number | undefined;
  /** The answer to an item that was dropped, or that failed alone. Nothing of it was committed. */
  refuse(item: I): A;
  /** Called for an item that failed alone. */
  failed(item: I, error: unknown): void;
  /** True for errors that leave the outcome unknown. The batch is then rejected, not replayed. */
  fatal(error: unknown): boolean;
  watch?(report: BatchReport): void;
}

export interface Batcher<I, A> {
  add(item: I): Promise<A>;
  gauges(): BatcherGauges;
  /** Finishes the waiting items and refuses new ones. */
  stop(): Promise<void>;
}

/**
 * Runs a batch in one commit. A batch that fails is split into halves, which run one after the
 * other, until the failing item stands alone. Every item is answered, or rejected where the outcome
 * is unknown. Returns how often `run` was called.
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
 * Group commit: while some batches run, the next one gathers, so that many items share one commit.
 * Answers are given only after the commit. Items of one owner are committed first in, first out.
 * There is no order between owners, and no owner waits for another.
 */
export function createBatcher<I, A>(options: BatcherOptions<I, A>): Batcher<I, A> {
  const pace = createPace();
  const queue = createQueue<I, A>(drop, LANES * BATCH_ITEMS);
  const lanes = createLanes(queue, workLane);
  let underWay = 0;
  let dropped = 0;
  let stopping = false;

  function drop(entry: Waiting<I, A>): void {
    dropped += 1;
    entry.resolve(options.refuse(entry.item));
  }

  async function runBatch(batch: readonly Waiting<I, A>[]): Promise<void> {
    const start = performance.now();
    underWay += batch.length;
    const end = lanes.begin();
    const runs = await answerBatch(options, batch);
    end();
    underWay -= batch.length;
    const batchMs = performance.now() - start;
    pace.note({ items: batch.length, batchMs, runs }, lanes.size);
    options.watch?.({ items: batch.length, waitMs: start - batch[0]!.since, batchMs });
  }

  async function workLane(): Promise<void> {
    for (;;) {
      // Give callers that were just answered the chance to join this batch.
      await new Promise(setImmediate);
      const most = pace.batchItems();
      const { owners, batch } = queue.take(Math.min(lanes.share(underWay), most), most);
      if (owners.size === 0) return;
      if (batch.length > 0) await runBatch(batch);
      queue.giveBack(owners);
    }
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
        lanes.open();
      }),
    gauges: () => ({ ...pace.count, dropped, waiting: queue.waiting(), busy: lanes.size }),
    async stop() {
      stopping = true;
      await lanes.ended();
      queue.close();
    },
  };
}
