import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueue } from './queue.ts';

const UNDER_WAY = 256;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A queue that records what it dropped. */
function waitingQueue() {
  const dropped: number[] = [];
  const queue = createQueue<number, string>(({ item }) => dropped.push(item), UNDER_WAY);
  const enter = (item: number, owner = 'one', maxWaitMs?: number) =>
    queue.enter({
      item,
      owner,
      maxWaitMs,
      since: performance.now(),
      resolve: () => {},
      reject: () => {},
    });
  const enterMany = (count: number) => {
    for (let n = 0; n < count; n++) enter(n);
  };
  return { queue, dropped, enter, enterMany };
}
const itemsOf = ({ batch }: { batch: { item: number }[] }) => batch.map(({ item }) => item);

it('MONEY-06 waiting is hopeless beyond 250 ms at the present pace, and beyond 5,000 items', () => {
  const { queue, enterMany } = waitingQueue();
  enterMany(UNDER_WAY);
  expect(queue.overloaded(1_000)).toBe(false);
  enterMany(244);
  expect([queue.overloaded(0.5), queue.overloaded(0.499), queue.overloaded(0)]).toEqual([
    true,
    false,
    false,
  ]);
  enterMany(4_499);
  expect([queue.size, queue.overloaded(0)]).toEqual([4_999, false]);
  enterMany(1);
  expect(queue.overloaded(0)).toBe(true);
});

it('MONEY-06 items beyond 7,000 places enter in order as soon as there is one', () => {
  const { queue, enterMany } = waitingQueue();
  enterMany(7_002);
  expect([queue.size, queue.waiting()]).toEqual([7_000, 7_002]);
  const { owners } = queue.take(1, 1);
  expect([queue.size, queue.waiting(), [...owners]]).toEqual([7_000, 7_001, ['one']]);
  queue.giveBack(owners);
  const rest = itemsOf(queue.take(9_999, 9_999));
  queue.giveBack(['one']);
  expect([rest.length, rest.at(0), rest.at(-1)]).toEqual([7_000, 1, 7_000]);
  expect([itemsOf(queue.take(9, 9)), queue.waiting()]).toEqual([[7_001], 0]);
});

it('MONEY-06 an item that waited too long is dropped when it is taken, and frees its owner', () => {
  const { queue, dropped, enter } = waitingQueue();
  enter(1, 'a', 10);
  enter(2, 'b', 9);
  enter(3, 'c');
  vi.advanceTimersByTime(10);
  const taken = queue.take(9, 9);
  expect([itemsOf(taken), dropped, [...taken.owners]]).toEqual([[1, 3], [2], ['a', 'b', 'c']]);
});

it('MONEY-06 an item that waits too long is dropped within 100 ms even if nothing is taken', () => {
  const { queue, dropped, enter } = waitingQueue();
  enter(1, 'a', 50);
  enter(2, 'a', 150);
  vi.advanceTimersByTime(99);
  expect(dropped).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([dropped, queue.size]).toEqual([[1], 1]);
  vi.advanceTimersByTime(100);
  expect([dropped, queue.waiting()]).toEqual([[1, 2], 0]);
  // While the queue is empty, no timer runs.
  expect([itemsOf(queue.take(9, 9)), vi.getTimerCount()]).toEqual([[], 0]);
  enter(3, 'b', 50);
  enter(4, 'b', 50);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(100);
  expect(dropped).toEqual([1, 2, 3, 4]);
});

it('MONEY-06 the places of dropped items are free at once', () => {
  const { queue, enter, enterMany } = waitingQueue();
  enter(9_999, 'late', 50);
  enterMany(7_001);
  expect([queue.size, queue.waiting()]).toEqual([7_000, 7_002]);
  vi.advanceTimersByTime(100);
  expect([queue.size, queue.waiting()]).toEqual([7_000, 7_001]);
});

it('MONEY-06 a closed queue stops checking', () => {
  const { queue, dropped, enter } = waitingQueue();
  enter(1, 'a', 50);
  queue.close();
  vi.advanceTimersByTime(1_000);
  expect([dropped, vi.getTimerCount(), queue.ready()]).toEqual([[], 0, true]);
});
