import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

it('runs two at a time in order, and refuses whoever finds the queue full', async () => {
  const take = takeTurns(2, 3, () => new Error('full'));
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (n: number) => () => {
    begun.push(n);
    return new Promise<number>((resolve) => ends.push(() => resolve(n)));
  };
  const all = [1, 2, 3, 4, 5].map((n) => take(work(n)));
  await expect(take(work(6))).rejects.toThrow('full');
  expect(begun).toEqual([1, 2]);
  for (let n = 1; n <= 5; n += 1) {
    ends.shift()?.();
    expect(await all[n - 1]).toBe(n);
  }
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  const again = take(work(7));
  ends.shift()?.();
  expect(await again).toBe(7);
});

it('gives the turn of a work that failed to the next', async () => {
  const take = takeTurns(1, 1, () => new Error('full'));
  const failed = take(() => Promise.reject(new Error('broken')));
  const next = take(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
