/** The most items of one batch. */
export const BATCH_ITEMS = 128;
/** A batch holds only as many items as fit into this time, but at least `BATCH_ITEMS_MIN`. */
const BATCH_MS = 5;
const BATCH_ITEMS_MIN = 64;
/**
 * The weight of one batch in the smoothed times. It is small, so one slow disk write refuses
 * nobody.
 */
const SMOOTHING = 0.05;

/** Counts the work done and measures how fast it goes. */
export function createPace() {
  const count = { batches: 0, items: 0, replays: 0, batchMs: 0 };
  /** Smoothed time between the commits of two items, all lanes together. */
  let itemMs = 0;
  return {
    count,
    itemMs: () => itemMs,
    /**
     * How many items the next batch may hold. The first one may be full, since no time is known
     * yet.
     */
    batchItems() {
      const inTime = Math.round(BATCH_MS / itemMs);
      return Math.min(Math.max(inTime, BATCH_ITEMS_MIN), BATCH_ITEMS);
    },
    note(
      { items, batchMs, runs }: { items: number; batchMs: number; runs: number },
      lanes: number,
    ) {
      count.batchMs += SMOOTHING * (batchMs - count.batchMs);
      itemMs += SMOOTHING * (batchMs / items / lanes - itemMs);
      count.batches += 1;
      count.items += items;
      count.replays += runs - 1;
    },
  };
}
