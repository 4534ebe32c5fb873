/** Counts of a batcher since it started, and what it does now. */
export interface BatcherGauges {
  waiting: number;
  batches: number;
  items: number;
  dropped: number;
  /** Smoothed time of one batch, ms. */
  batchMs: number;
}

export interface BatcherOptions<I, A> {
  /**
   * All of a batch in one commit; answers stand in the items' order. `locked` tells that the batch
   * holds its locks: from then on the next one may start beside it without overtaking it.
   */
  run(items: readonly I[], locked: () => void): Promise<A[]>;
  /** Milliseconds after which an item is dropped unsent; undefined: never. */
  maxWaitMs(item: I): number | undefined;
  /** The answer of an item that was not sent, or failed alone with nothing committed. */
  refuse(item: I): A;
  /** An item that failed alone, with its error. */
  failed(item: I, error: unknown): void;
  /** Errors after which the outcome is unknown: not answered by a replay, but by rejecting. */
  fatal(error: unknown): boolean;
}

interface Waiting<I, A> {
  item: I;
  since: number;
  resolve(answer: A): void;
  reject(error: unknown): void;
}

/** A batch is closed at this many items, or when the commit before it returns. */
export const BATCH_ITEMS = 128;
/** Beyond either, what may be refused is refused at once: the rest of the wait would be in vain. */
const QUEUE_ITEMS = 5_000;
const QUEUE_MS = 250;
/** Batches under way at once: one is written and committed while the next one is read. */
export const LANES = 2;
/** How much one batch counts in the smoothed time: a single slow disk write refuses nobody. */
const SMOOTHING = 0.05;

export interface Batcher<I, A> {
  add(item: I): Promise<A>;
  gauges(): BatcherGauges;
  /** Finishes what waits; later items are refused. */
  stop(): Promise<void>;
}

/** Runs a batch in one commit, item by item where it failed as a whole; answers everybody. */
async function answerBatch<I, A>(
  options: BatcherOptions<I, A>,
  batch: readonly Waiting<I, A>[],
  locked: () => void,
): Promise<void> {
  try {
    const items = batch.map(({ item }) => item);
    const answers = await options.run(items, locked);
    batch.forEach((entry, i) => entry.resolve(answers[i]!));
  } catch (error) {
    if (options.fatal(error)) return batch.forEach(({ reject }) => reject(error));
    const [only, ...others] = batch;
    if (only && others.length === 0) return answerFailed(options, only, error);
    for (const entry of batch) await answerBatch(options, [entry], locked);
  }
}

function answerFailed<I, A>(options: BatcherOptions<I, A>, entry: Waiting<I, A>, error: unknown) {
  options.failed(entry.item, error);
  entry.resolve(options.refuse(entry.item));
}

/** A gate that one passes at a time: it closes behind each, who is given the means to open it. */
function createGate(): () => Promise<() => void> {
  let gate = Promise.resolve();
  return async () => {
    for (let seen = gate; ; seen = gate) {
      await seen;
      if (seen === gate) break;
    }
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    return open;
  };
}

const isLate = ({ since }: { since: number }, maxWaitMs: number | undefined) =>
  maxWaitMs !== undefined && performance.now() - since > maxWaitMs;

/**
 * Group commit: while one batch is under way the next one gathers, so that a commit is shared by
 * all who wait for it. Answers are given after the commit only. First in, first out.
 */
export function createBatcher<I, A>(options: BatcherOptions<I, A>): Batcher<I, A> {
  const queue: Waiting<I, A>[] = [];
  const count = { batches: 0, items: 0, dropped: 0, batchMs: 0 };
  let stopping = false;
  const lanes = new Set<Promise<void>>();
  /** Opened when the batch before holds its locks. */
  const passGate = createGate();

  const overloaded = () =>
    queue.length >= QUEUE_ITEMS || (queue.length / BATCH_ITEMS) * count.batchMs >= QUEUE_MS;

  function drop(item: I): A {
    count.dropped += 1;
    return options.refuse(item);
  }

  function takeBatch(): Waiting<I, A>[] {
    const batch: Waiting<I, A>[] = [];
    while (batch.length < BATCH_ITEMS) {
      const next = queue.shift();
      if (!next) break;
      if (isLate(next, options.maxWaitMs(next.item))) next.resolve(drop(next.item));
      else batch.push(next);
    }
    return batch;
  }

  async function workLane(): Promise<void> {
    for (;;) {
      // Whoever is there already, or was just answered, comes into this batch.
      await new Promise(setImmediate);
      const open = await passGate();
      const batch = takeBatch();
      const start = performance.now();
      if (batch.length > 0) await answerBatch(options, batch, open);
      open();
      if (batch.length === 0) return;
      count.batchMs += SMOOTHING * (performance.now() - start - count.batchMs);
      count.batches += 1;
      count.items += batch.length;
    }
  }

  function startLane(): void {
    if (lanes.size >= LANES) return;
    const lane = workLane().finally(() => {
      lanes.delete(lane);
      // Somebody may have come between the last look and now.
      if (queue.length > 0) startLane();
    });
    lanes.add(lane);
  }

  return {
    add(item) {
      const mayBeRefused = options.maxWaitMs(item) !== undefined;
      if (stopping || (mayBeRefused && overloaded())) return Promise.resolve(drop(item));
      return new Promise((resolve, reject) => {
        queue.push({ item, since: performance.now(), resolve, reject });
        startLane();
      });
    },
    gauges: () => ({ ...count, waiting: queue.length }),
    async stop() {
      stopping = true;
      while (lanes.size > 0) await Promise.all(lanes);
    },
  };
}
