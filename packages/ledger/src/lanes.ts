import type { Queue } from './queue.ts';

/** How many batches run at once: one is decided while another is read, written or committed. */
export const LANES = 2;
/**
 * So many items are worth a lane of their own. With fewer, they cost less processor time together
 * in the next batch: half of what a small batch costs does not depend on its items
 * (docs/performance.md).
 */
export const LANE_ITEMS = 16;
/** After this long a lock or the disk holds a batch up, and the other lane takes what waits. */
export const HELD_UP_MS = 50;

/** Runs `work` in lanes side by side; it takes batches from the queue until nothing is left. */
export function createLanes(
  queue: Pick<Queue<never, never>, 'size' | 'ready'>,
  work: () => Promise<void>,
) {
  const lanes = new Set<Promise<void>>();
  /** Batches under way that are held up. */
  let heldUp = 0;

  function open(): void {
    if (lanes.size >= LANES || !queue.ready()) return;
    if (lanes.size > heldUp && queue.size < LANE_ITEMS) return;
    const lane = work().finally(() => {
      lanes.delete(lane);
      // An item may have arrived since the last look at the queue.
      open();
    });
    lanes.add(lane);
  }

  return {
    get size() {
      return lanes.size;
    },
    /** Opens a lane for what waits, unless the next batch of another takes it at less cost. */
    open,
    /**
     * How many items the next batch takes: all, or where they are enough for every lane an equal
     * share, so that the lanes end together.
     */
    share(underWay: number): number {
      const all = queue.size + underWay;
      return all < LANES * LANE_ITEMS ? all : Math.ceil(all / LANES);
    },
    /**
     * Says that a batch begins. If its end is not told in time, what waits gets a lane of its own.
     */
    begin(): () => void {
      let late = 0;
      const patience = setTimeout(() => {
        heldUp += late = 1;
        open();
      }, HELD_UP_MS);
      return () => {
        clearTimeout(patience);
        heldUp -= late;
      };
    },
    async ended(): Promise<void> {
      while (lanes.size > 0) await Promise.all(lanes);
    },
  };
}
