import { expect, it } from 'vitest';
import { BATCH_ITEMS, createPace } from './pace.ts';

const batch = (items: number, batchMs: number, runs = 1) => ({ items, batchMs, runs });

it('MONEY-06 a batch is as large as five milliseconds allow, between 64 items and 128', () => {
  const pace = createPace();
  expect([pace.itemMs(), pace.batchItems(), BATCH_ITEMS]).toEqual([0, 128, 128]);
  pace.note(batch(1, 1), 1);
  expect([pace.itemMs(), pace.batchItems()]).toEqual([0.05, 100]);
  pace.note(batch(1, 1_000), 1);
  expect(pace.batchItems()).toBe(64);
  const fast = createPace();
  fast.note(batch(128, 4), 2);
  expect(fast.batchItems()).toBe(128);
});

it('MONEY-06 times are smoothed: one batch counts a twentieth', () => {
  const pace = createPace();
  pace.note(batch(10, 40), 2);
  expect(pace.itemMs()).toBeCloseTo(0.1, 12);
  expect(pace.count.batchMs).toBeCloseTo(2, 12);
  pace.note(batch(20, 20), 1);
  expect(pace.itemMs()).toBeCloseTo(0.145, 12);
  expect(pace.count.batchMs).toBeCloseTo(2.9, 12);
});

it('MONEY-06 batches, their items and extra runs are counted', () => {
  const pace = createPace();
  pace.note(batch(10, 1), 2);
  pace.note(batch(4, 1, 7), 2);
  expect(pace.count).toMatchObject({ batches: 2, items: 14, replays: 6 });
});
