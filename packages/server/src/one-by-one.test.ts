import { expect, it } from 'vitest';
import { oneByOne } from './one-by-one.ts';

it('runs works of one name in order, goes on after a failure, and lets other names pass', async () => {
  const run = oneByOne();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work =
    (label: string, fails = false) =>
    () => {
      begun.push(label);
      return new Promise<string>((resolve, reject) =>
        ends.push(() => (fails ? reject(new Error(label)) : resolve(label))),
      );
    };
  const all = [run('a', work('a1', true)), run('a', work('a2')), run('b', work('b1'))];
  const failed = expect(all[0]).rejects.toThrow('a1');
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'b1']);
  for (const end of ends) end();
  await failed;
  expect(await all[2]).toBe('b1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  ends.at(-1)?.();
  expect(await all[1]).toBe('a2');
});
