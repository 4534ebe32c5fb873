import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { createBatcher, type BatchReport } from './batcher.ts';
import { HELD_UP_MS, LANE_ITEMS, LANES } from './lanes.ts';
import { BATCH_ITEMS } from './pace.ts';

interface Job {
  n: number;
  owner?: string;
  waits?: number;
  fails?: true;
}

class Gone extends Error {}

/** A batcher whose commits end when the test says so. */
function heldBatcher() {
  const batches: number[][] = [];
  const committed: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const failed: number[] = [];
  const reports: BatchReport[] = [];
  const batcher = createBatcher<Job, string>({
    async run(items) {
      batches.push(items.map((item) => item.n));
      await new Promise<void>((end, fail) => ends.push((error) => (error ? fail(error) : end())));
      if (items.some((item) => item.fails)) throw new Error('no');
      committed.push(...items.map((item) => item.n));
      return items.map((item) => `done ${item.n}`);
    },
    ownerOf: (item) => item.owner ?? String(item.n),
    maxWaitMs: (item) => item.waits,
    refuse: (item) => `refused ${item.n}`,
    failed: (item) => failed.push(item.n),
    fatal: (error) => error instanceof Gone,
    watch: (report) => reports.push(report),
  });
  const turns = async (count: number) => {
    for (let i = 0; i < count; i++) await new Promise(setImmediate);
  };
  const end = async (which: number, error?: Error) => {
    for (let i = 0; i < 10 && ends.length <= which; i++) await turns(1);
    ends.splice(which, 1)[0]?.(error);
    await turns(5);
  };
  return {
    batcher,
    batches,
    committed,
    failed,
    reports,
    turns,
    underWay: () => ends.length,
    /** Ends a running commit; the first one by default. */
    end,
    /** Holds up one commit in each lane. */
    async holdLanes() {
      const held: Promise<string>[] = [];
      for (const job of jobs(LANES)) {
        held.push(batcher.add(job));
        await turns(3);
        vi.advanceTimersByTime(HELD_UP_MS);
      }
      return held;
    },
    async endAll() {
      await turns(3);
      while (ends.length > 0) await end(0);
    },
  };
}

const jobs = (count: number, more: Partial<Job> = {}) =>
  Array.from({ length: count }, (_, n): Job => ({ n, ...more }));

/** A clock that the test moves. */
function heldClock() {
  let now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return { advance: (ms: number) => (now += ms) };
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('MONEY-06 while commits are under way, new items gather, at most 128 in each batch', async () => {
  const { batcher, batches, turns, endAll } = heldBatcher();
  const first = batcher.add({ n: -1 });
  await turns(3);
  const rest = jobs(LANES * BATCH_ITEMS + 2).map((job) => batcher.add(job));
  await endAll();
  await Promise.all([first, ...rest]);
  const sizes = batches.map((batch) => batch.length);
  expect(Math.max(...sizes)).toBe(BATCH_ITEMS);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(LANES * BATCH_ITEMS + 3);
});

it('MONEY-06 lanes share the work, so that one batch is decided while another commits', async () => {
  const { batcher, batches, turns, endAll } = heldBatcher();
  const shares = Array.from({ length: LANES }, () => LANE_ITEMS);
  const all = jobs(LANES * LANE_ITEMS).map((job) => batcher.add(job));
  await turns(5);
  expect(batches.map((batch) => batch.length)).toEqual(shares);
  await endAll();
  await Promise.all(all);
  const more = jobs(LANES * LANE_ITEMS).map((job) => batcher.add(job));
  await endAll();
  await Promise.all(more);
  expect(batches.map((batch) => batch.length)).toEqual([...shares, ...shares]);
});

it('MONEY-06 a few items share the next batch; they have a lane of their own if it is held up', async () => {
  const { batcher, batches, turns, end, endAll } = heldBatcher();
  const first = batcher.add({ n: -1 });
  await turns(3);
  const few = jobs(LANE_ITEMS - 1).map((job) => batcher.add(job));
  await turns(5);
  expect(batches).toHaveLength(1);
  await end(0);
  expect(await first).toBe('done -1');
  expect(batches.map((batch) => batch.length)).toEqual([1, LANE_ITEMS - 1]);
  const late = batcher.add({ n: 99 });
  await turns(5);
  expect(batches).toHaveLength(2);
  vi.advanceTimersByTime(HELD_UP_MS);
  await turns(5);
  expect(batches[2]).toEqual([99]);
  await end(1);
  expect(await late).toBe('done 99');
  await endAll();
  await Promise.all(few);
});

it('MONEY-06 nobody is answered before the commit has returned', async () => {
  const { batcher, turns, endAll } = heldBatcher();
  let answered = false;
  const answer = batcher.add({ n: 1 }).then(() => (answered = true));
  await turns(5);
  expect(answered).toBe(false);
  await endAll();
  await answer;
});

it('MONEY-06 a busy wallet stays in order in one lane and delays nobody else', async () => {
  const { batcher, batches, end, endAll, turns } = heldBatcher();
  const hot = jobs(3, { owner: 'hot' }).map((job) => batcher.add(job));
  await turns(3);
  vi.advanceTimersByTime(HELD_UP_MS);
  const more = batcher.add({ n: 3, owner: 'hot' });
  const other = batcher.add({ n: 4, owner: 'other' });
  await turns(5);
  expect(batches).toEqual([[0, 1, 2], [4]]);
  await end(1);
  expect(await other).toBe('done 4');
  await endAll();
  await Promise.all([...hot, more]);
  expect(batches).toEqual([[0, 1, 2], [4], [3]]);
});

it('MONEY-06 a failed batch is replayed in order, and only the culprit is refused', async () => {
  const { batcher, failed, committed, reports, endAll } = heldBatcher();
  const answers = Promise.all([
    batcher.add({ n: 1, owner: 'a' }),
    batcher.add({ n: 2, owner: 'a', fails: true }),
    batcher.add({ n: 3, owner: 'a' }),
    batcher.add({ n: 4, owner: 'a' }),
  ]);
  await endAll();
  expect(await answers).toEqual(['done 1', 'refused 2', 'done 3', 'done 4']);
  expect(failed).toEqual([2]);
  expect(committed).toEqual([1, 3, 4]);
  expect(reports).toMatchObject([{ items: 4 }]);
  expect(batcher.gauges()).toMatchObject({ replays: 4, batches: 1 });
});

it('MONEY-06 callers hear that an outcome is unknown, and the next items go on', async () => {
  const { batcher, end, endAll, failed } = heldBatcher();
  const lost = batcher.add({ n: 1 }).catch((error: unknown) => error);
  await end(0, new Gone('no database'));
  expect(await lost).toBeInstanceOf(Gone);
  expect(failed).toEqual([]);
  const next = batcher.add({ n: 1 });
  await endAll();
  expect(await next).toBe('done 1');
});

it('MONEY-06 a bet that waited too long is dropped unsent, a credit never', async () => {
  const { batcher, batches, holdLanes, endAll } = heldBatcher();
  const first = await holdLanes();
  const bet = batcher.add({ n: 8, waits: 0 });
  const credit = batcher.add({ n: 9 });
  await endAll();
  expect(await Promise.all([bet, credit])).toEqual(['refused 8', 'done 9']);
  await Promise.all(first);
  expect(batches.flat()).toEqual([0, 1, 9]);
});

it('MONEY-06 late bets are answered even while the database blocks every lane', async () => {
  const { batcher, holdLanes, underWay, endAll } = heldBatcher();
  const held = await holdLanes();
  expect(await batcher.add({ n: 7, waits: 10 })).toBe('refused 7');
  expect(underWay()).toBe(LANES);
  expect(batcher.gauges()).toMatchObject({ waiting: 0, busy: LANES, dropped: 1 });
  await endAll();
  await Promise.all(held);
});

it('MONEY-06 a batch that has only late bets is not sent', async () => {
  const clock = heldClock();
  const { batcher, batches, holdLanes, endAll } = heldBatcher();
  const held = await holdLanes();
  const late = batcher.add({ n: 7, waits: 10 });
  clock.advance(11);
  await endAll();
  expect(await Promise.all([late, ...held])).toEqual(['refused 7', 'done 0', 'done 1']);
  const inTime = batcher.add({ n: 8, waits: 10 });
  clock.advance(10);
  await endAll();
  expect(await inTime).toBe('done 8');
  expect(batches).toEqual([[0], [1], [8]]);
});

it('MONEY-06 a batch reports how long its first item waited and how long it took', async () => {
  const clock = heldClock();
  const { batcher, reports, turns, end } = heldBatcher();
  const first = batcher.add({ n: 1 });
  clock.advance(3);
  await turns(3);
  clock.advance(40);
  await end(0);
  await first;
  expect(reports).toEqual([{ items: 1, waitMs: 3, batchMs: 40 }]);
  const pace = { batches: 1, items: 1, replays: 0, batchMs: 2 };
  expect(batcher.gauges()).toEqual({ ...pace, dropped: 0, waiting: 0, busy: 0 });
});

it('MONEY-06 when items take long, bets beyond the next batches are refused', async () => {
  const clock = heldClock();
  const { batcher, turns, end, endAll } = heldBatcher();
  const slow = batcher.add({ n: 0, owner: 'one' });
  await turns(3);
  clock.advance(1_000);
  await end(0);
  await slow;
  const most = LANES * BATCH_ITEMS;
  const waiting = jobs(most + 1, { owner: 'one', waits: 60_000 }).map((job) => batcher.add(job));
  expect(batcher.gauges()).toMatchObject({ waiting: most + 1, dropped: 0 });
  expect(await batcher.add({ n: 9_999, waits: 60_000 })).toBe('refused 9999');
  const credit = batcher.add({ n: 9_998 });
  await endAll();
  expect(await credit).toBe('done 9998');
  expect(await Promise.all(waiting)).toEqual(jobs(most + 1).map(({ n }) => `done ${n}`));
});

it('MONEY-06 above 5,000 bets are refused at once; credits have 2,000 places, then wait', async () => {
  const { batcher, committed, endAll } = heldBatcher();
  const credits = jobs(7_000, { owner: 'one' }).map((job) => batcher.add(job));
  expect(await batcher.add({ n: 9_001, waits: 2_000 })).toBe('refused 9001');
  const outside = [7_000, 7_001].map((n) => batcher.add({ n, owner: 'one' }));
  expect(batcher.gauges().waiting).toBe(7_002);
  await endAll();
  expect(await Promise.all(outside)).toEqual(['done 7000', 'done 7001']);
  await Promise.all(credits);
  expect(committed).toEqual(jobs(7_002).map((job) => job.n));
});

it('MONEY-06 a stop finishes what waits and refuses later items', async () => {
  const { batcher, turns, endAll } = heldBatcher();
  const sent = jobs(300).map((job) => batcher.add(job));
  const stopped = batcher.stop();
  let ended = false;
  void stopped.then(() => (ended = true));
  expect(await batcher.add({ n: 999 })).toBe('refused 999');
  await turns(5);
  expect(ended).toBe(false);
  await endAll();
  await stopped;
  expect(await Promise.all(sent)).toEqual(jobs(300).map((job) => `done ${job.n}`));
});

const anyJob = fc.record({
  owner: fc.integer({ min: 0, max: 4 }),
  fails: fc.boolean(),
  bet: fc.boolean(),
  /** Turns of the event loop before the item comes. */
  pause: fc.integer({ min: 0, max: 3 }),
});

it('MONEY-06 whatever fails, each item is answered once, none is lost, each owner keeps the order', async () => {
  const random = fc.array(anyJob, { maxLength: 90 });
  const slow = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(random, slow, async (given, turnsOfRun) => {
      const committed: number[] = [];
      const busy = new Set<number>();
      const overlaps: number[] = [];
      let runs = 0;
      const batcher = createBatcher<number, string>({
        async run(items) {
          const owners = [...new Set(items.map((n) => given[n]!.owner))];
          overlaps.push(...owners.filter((owner) => busy.has(owner)));
          owners.forEach((owner) => busy.add(owner));
          for (let i = turnsOfRun[runs++ % turnsOfRun.length]!; i > 0; i--) {
            await new Promise(setImmediate);
          }
          owners.forEach((owner) => busy.delete(owner));
          if (items.some((n) => given[n]!.fails)) throw new Error('no');
          committed.push(...items);
          return items.map((n) => `done ${n}`);
        },
        ownerOf: (n) => String(given[n]!.owner),
        maxWaitMs: (n) => (given[n]!.bet ? 60_000 : undefined),
        refuse: (n) => `refused ${n}`,
        failed: () => {},
        fatal: () => false,
      });
      const answers: Promise<string>[] = [];
      for (const [n, { pause }] of given.entries()) {
        for (let i = 0; i < pause; i++) await new Promise(setImmediate);
        answers.push(batcher.add(n));
      }
      const expected = given.map(({ fails }, n) => `${fails ? 'refused' : 'done'} ${n}`);
      expect(await Promise.all(answers)).toEqual(expected);
      expect(overlaps).toEqual([]);
      for (let owner = 0; owner < 5; owner++) {
        const theirs = committed.filter((n) => given[n]!.owner === owner);
        const due = given.flatMap((job, n) => (job.owner === owner && !job.fails ? [n] : []));
        expect(theirs).toEqual(due);
      }
    }),
    { numRuns: 200 },
  );
});
