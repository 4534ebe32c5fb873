import { createLines } from './lines.ts';

/** An item that waits to be committed, and how to answer it. */
export interface Waiting<I, A> {
  item: I;
  owner: string;
  since: number;
  /** Milliseconds after which it is dropped unsent; undefined: never. */
  maxWaitMs: number | undefined;
  resolve(answer: A): void;
  reject(error: unknown): void;
}

/** Beyond either limit, items that may be refused are refused at once: they would wait in vain. */
const QUEUE_ITEMS = 5_000;
const QUEUE_MS = 250;
/** Extra places for items that may not be refused. When these are full too, items wait outside. */
const RESERVE_ITEMS = 2_000;
/** How often the queue is searched for items that waited too long, while all lanes are busy. */
const SWEEP_MS = 100;

export interface Queue<I, A> {
  /** Items in the queue, without those outside. */
  readonly size: number;
  /** All waiting items, with those outside. */
  waiting(): number;
  ready(): boolean;
  /** Whether an item would wait in vain, at this pace per item. */
  overloaded(itemMs: number): boolean;
  enter(entry: Waiting<I, A>): void;
  /**
   * Takes items out in order of their owners' turns. Items that waited too long are dropped
   * instead.
   */
  take(enough: number, most: number): { owners: Set<string>; batch: Waiting<I, A>[] };
  giveBack(owners: Iterable<string>): void;
  close(): void;
}

const isLate = <I, A>({ since, maxWaitMs = Infinity }: Waiting<I, A>) =>
  performance.now() - since > maxWaitMs;

/**
 * The bounded queue before the batches (docs/domain/ledger.md §6, back-pressure). `drop` answers an
 * item that waited too long. Up to `batchesUnderWay` items never count as overload, however slow
 * the last batches were.
 */
export function createQueue<I, A>(
  drop: (entry: Waiting<I, A>) => void,
  batchesUnderWay: number,
): Queue<I, A> {
  const lines = createLines<Waiting<I, A>>();
  /** Items that may not be refused and have no place yet. */
  const outside: Waiting<I, A>[] = [];
  let sweeping: NodeJS.Timeout | undefined;

  /** Drops late items even while every lane is busy. */
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

  return {
    get size() {
      return lines.size;
    },
    waiting: () => lines.size + outside.length,
    ready: () => lines.ready(),
    overloaded(itemMs) {
      if (lines.size <= batchesUnderWay) return false;
      return lines.size >= QUEUE_ITEMS || lines.size * itemMs >= QUEUE_MS;
    },
    enter(entry) {
      outside.push(entry);
      letIn();
    },
    take(enough, most) {
      const taken = lines.take(enough, most);
      letIn();
      const batch: Waiting<I, A>[] = [];
      for (const entry of taken) {
        if (isLate(entry)) drop(entry);
        else batch.push(entry);
      }
      return { owners: new Set(taken.map(({ owner }) => owner)), batch };
    },
    giveBack(owners) {
      for (const owner of owners) lines.giveBack(owner);
    },
    close: () => clearInterval(sweeping),
  };
}
