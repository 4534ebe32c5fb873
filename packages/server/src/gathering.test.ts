import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gathering } from './gathering.ts';

/** Lets all that is ready to go on do so. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('gathers what comes while a run is under way, and answers each after its own run', async () => {
  const runs: number[][] = [];
  const ends: (() => void)[] = [];
  const add = gathering<number>(3, (items) => {
    runs.push([...items]);
    return new Promise<void>((end) => ends.push(end));
  });
  const answered: number[] = [];
  const all = [1, 2, 3, 4, 5].map((n) => add(n).then(() => answered.push(n)));
  expect(runs).toEqual([[1]]);
  ends.shift()?.();
  await settled();
  expect([runs, answered]).toEqual([[[1], [2, 3, 4]], [1]]);
  ends.shift()?.();
  await settled();
  ends.shift()?.();
  await Promise.all(all);
  expect([runs.at(-1), answered]).toEqual([[5], [1, 2, 3, 4, 5]]);
});

it('fails a bad item alone; all others are done once, in order, whenever they come', async () => {
  const item = fc.record({ bad: fc.boolean(), at: fc.nat(5) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(item, { maxLength: 40 }),
      fc.integer({ min: 1, max: 7 }),
      async (items, most) => {
        const done: number[] = [];
        const add = gathering<number>(most, async (some) => {
          await settled();
          if (some.some((i) => items[i]?.bad)) throw new Error('bad');
          done.push(...some);
        });
        const answers = items.map(async ({ at }, i) => {
          for (let turn = 0; turn < at; turn += 1) await settled();
          return add(i).then(
            () => true,
            () => false,
          );
        });
        expect(await Promise.all(answers)).toEqual(items.map(({ bad }) => !bad));
        expect(done.toSorted((a, b) => a - b)).toEqual(
          [...items.keys()].filter((i) => !items[i]?.bad),
        );
      },
    ),
    { numRuns: 50 },
  );
});
