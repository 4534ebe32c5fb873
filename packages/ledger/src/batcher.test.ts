import { expect, it } from 'vitest';
import { BATCH_ITEMS, createBatcher } from './batcher.ts';

interface Job {
  n: number;
  waits?: number;
  fails?: true;
}

/** A batcher whose commits end when the test says so. */
function heldBatcher() {
  const batches: number[][] = [];
  const ends: (() => void)[] = [];
  const failed: number[] = [];
  const batcher = createBatcher<Job, string>({
    async run(items) {
      batches.push(items.map((item) => item.n));
      await new Promise<void>((end) => ends.push(end));
      if (items.some((item) => item.fails)) throw new Error('no');
      return items.map((item) => `done ${item.n}`);
    },
    maxWaitMs: (item) => item.waits,
    refuse: (item) => `refused ${item.n}`,
    failed: (item) => failed.push(item.n),
    fatal: () => false,
  });
  const turn = () => new Promise(setImmediate);
  return {
    batcher,
    batches,
    failed,
    /** Ends the commit that is under way, once there is one. */
    async endOne() {
      for (let i = 0; i < 10 && ends.length === 0; i++) await turn();
      ends.shift()?.();
      for (let i = 0; i < 5; i++) await turn();
    },
  };
}

it('MONEY-06 while a commit is under way the next batch gathers, at most 128 items', async () => {
  const { batcher, batches, endOne } = heldBatcher();
  const first = batcher.add({ n: 0 });
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  const rest = Array.from({ length: BATCH_ITEMS + 2 }, (_, i) => batcher.add({ n: i + 1 }));
  for (let i = 0; i < 3; i++) await endOne();
  expect(await first).toBe('done 0');
  await Promise.all(rest);
  expect(batches.map((batch) => batch.length)).toEqual([1, BATCH_ITEMS, 2]);
});

it('MONEY-06 nobody is answered before the commit returned', async () => {
  const { batcher, endOne } = heldBatcher();
  let answered = false;
  const answer = batcher.add({ n: 1 }).then(() => (answered = true));
  for (let i = 0; i < 5; i++) await new Promise(setImmediate);
  expect(answered).toBe(false);
  await endOne();
  await answer;
});

it('MONEY-06 a failed batch is replayed item by item; the culprit alone is refused', async () => {
  const { batcher, failed, endOne } = heldBatcher();
  const answers = Promise.all([
    batcher.add({ n: 1 }),
    batcher.add({ n: 2, fails: true }),
    batcher.add({ n: 3 }),
  ]);
  for (let i = 0; i < 4; i++) await endOne();
  expect(await answers).toEqual(['done 1', 'refused 2', 'done 3']);
  expect(failed).toEqual([2]);
});

it('MONEY-06 a bet that waited too long is dropped unsent, a credit never', async () => {
  const { batcher, batches, endOne } = heldBatcher();
  const first = batcher.add({ n: 0 });
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  const [bet, credit] = [batcher.add({ n: 1, waits: 0 }), batcher.add({ n: 2 })];
  for (let i = 0; i < 2; i++) await endOne();
  expect(await Promise.all([first, bet, credit])).toEqual(['done 0', 'refused 1', 'done 2']);
  expect(batches).toEqual([[0], [2]]);
});

it('MONEY-06 beyond the bound of the queue bets are refused at once, credits wait', async () => {
  const { batcher, endOne } = heldBatcher();
  const credits = Array.from({ length: 5_000 }, (_, n) => batcher.add({ n }));
  expect(await batcher.add({ n: 9_001, waits: 2_000 })).toBe('refused 9001');
  const late = batcher.add({ n: 9_002 });
  while (batcher.gauges().waiting > 0) await endOne();
  await endOne();
  expect(await late).toBe('done 9002');
  await Promise.all(credits);
});
