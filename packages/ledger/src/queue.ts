import { createLines } from './lines.ts';

/** Somebody who waits to be committed, and how he is told. */
export interface Waiting<I, A> {
  item: I;
  owner: string;
  since: number;
  /** Milliseconds after which he is dropped unsent; undefined: never. */
  maxWaitMs: number | undefined;
  resolve(answer: A): void;
  reject(error: unknown): void;
}

/** Beyond either, what may be refused is refused at once: the rest of the wait would be in vain. */
const QUEUE_ITEMS = 5_000;
const QUEUE_MS = 250;
/** Places beyond those for what may not be refused; the rest waits for a place. */
const RESERVE_ITEMS = 2_000;
/** How often what waits is looked through for what waited too long, while all lanes are held up. */
const SWEEP_MS = 100;

export interface Queue<I, A> {
  /** Those in line, without those who wait for a place. */
  readonly size: number;
  /** All who wait. */
  waiting(): number;
  ready(): boolean;
  /** Whether a wait would be in vain, at that pace of an item. */
  overloaded(itemMs: number): boolean;
  enter(entry: Waiting<I, A>): void;
  /** Takes some out, in order of owners' turns; who waited too long is dropped instead. */
  take(enough: number, most: number): { owners: Set<string>; batch: Waiting<I, A>[] };
  giveBack(owners: Iterable<string>): void;
  close(): void;
}

const isLate = <I, A>({ since, maxWaitMs = Infinity }: Waiting<I, A>) =>
  performance.now() - since > maxWaitMs;

/**
 * The bounded queue before the batches (ledger.md §6, back-pressure): `drop` answers who waited
 * longer than he said, `batchesUnderWay` items are no queue however long the last ones took.
 */
export function createQueue<I, A>(
  drop: (entry: Waiting<I, A>) => void,
  batchesUnderWay: number,
): Queue<I, A> {
  const lines = createLines<Waiting<I, A>>();
  /** What may not be refused and has no place yet. */
  const outside: Waiting<I, A>[] = [];
  let sweeping: NodeJS.Timeout | undefined;

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
