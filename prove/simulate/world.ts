import { seeded, type Seeded } from '../seeded.ts';

/** Time and chance, virtual or real. */
export interface Time {
  random: Seeded;
  after(ms: number, act: () => void): void;
}

/** A world with virtual time: only scheduled things happen, in order of their time. */
export interface World extends Time {
  at(): Date;
  /** Runs until nothing is left; throws if that never ends. */
  run(): void;
  /** Records what happened: the same seed gives the same digest. */
  trace(what: string): void;
  digest(): string;
}

interface Planned {
  time: number;
  order: number;
  act: () => void;
}

const BEGAN = Date.parse('2026-11-21T08:00:00.000Z');
/** More than a world of this size needs; one that gets there would retry for ever. */
const STEPS_MAX = 5_000_000;

export function createWorld(seed: number): World {
  const random = seeded(seed);
  const heap: Planned[] = [];
  let time = 0;
  let order = 0;
  let hash = 0x811c9dc5;
  return {
    random,
    at: () => new Date(BEGAN + time),
    after: (ms, act) => push(heap, { time: time + ms, order: order++, act }),
    run() {
      for (let steps = 0; heap.length > 0; steps++) {
        if (steps > STEPS_MAX) throw new Error('the world does not come to rest');
        const next = pop(heap);
        time = next.time;
        next.act();
      }
    },
    trace(what) {
      for (const char of `${time} ${what}\n`) {
        hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
      }
    },
    digest: () => hash.toString(16).padStart(8, '0'),
  };
}

const before = (a: Planned, b: Planned) =>
  a.time < b.time || (a.time === b.time && a.order < b.order);

function push(heap: Planned[], entry: Planned): void {
  let at = heap.push(entry) - 1;
  for (let up = (at - 1) >> 1; at > 0 && before(heap[at]!, heap[up]!); up = (at - 1) >> 1) {
    [heap[at], heap[up]] = [heap[up]!, heap[at]!];
    at = up;
  }
}

function pop(heap: Planned[]): Planned {
  const first = heap[0]!;
  const last = heap.pop()!;
  if (heap.length === 0) return first;
  heap[0] = last;
  for (let at = 0; ;) {
    const left = 2 * at + 1;
    const right = 2 * at + 2;
    let least = at;
    if (left < heap.length && before(heap[left]!, heap[least]!)) least = left;
    if (right < heap.length && before(heap[right]!, heap[least]!)) least = right;
    if (least === at) return first;
    [heap[at], heap[least]] = [heap[least]!, heap[at]!];
    at = least;
  }
}
