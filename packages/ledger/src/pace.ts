/** The most items of one batch. */
export const BATCH_ITEMS = 128;
/** A batch is no larger than what is done in this time, as soon as it is one of these at least. */
const BATCH_MS = 5;
const BATCH_ITEMS_MIN = 64;
/** How much one batch counts in the smoothed times: a single slow disk write refuses nobody. */
const SMOOTHING = 0.05;

/** Counts what was done, and how fast it goes. */
export function createPace() {
  const count = { batches: 0, items: 0, replays: 0, batchMs: 0 };
  /** Smoothed time from one item's commit to the next one's, all lanes together. */
  let itemMs = 0;
  return {
    count,
    itemMs: () => itemMs,
    /** The most items of the next batch: what is done in its time, within bounds; all at first. */
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
