import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLines } from './lines.ts';

function linesOf(things: readonly string[]) {
  const lines = createLines<string>();
  // The first letter of a thing names its owner.
  for (const thing of things) lines.add(thing.slice(0, 1), thing);
  return lines;
}

it('MONEY-06 empty lines hold nobody', () => {
  const lines = linesOf([]);
  expect([lines.size, lines.ready(), lines.take(9, 9)]).toEqual([0, false, []]);
  lines.giveBack('a');
  expect([lines.size, lines.ready(), lines.drop(() => true)]).toEqual([0, false, []]);
});

it('MONEY-06 owners take turns, each one’s things together, until there are enough', () => {
  const lines = linesOf(['a1', 'b1', 'a2', 'c1', 'b2', 'a3']);
  expect([lines.size, lines.take(4, 9), lines.size]).toEqual([
    6,
    ['a1', 'a2', 'a3', 'b1', 'b2'],
    1,
  ]);
  expect([lines.ready(), lines.take(4, 9), lines.ready()]).toEqual([true, ['c1'], false]);
});

it('MONEY-06 no more than the limit are taken, and an owner with more left goes to the end', () => {
  const lines = linesOf(['a1', 'a2', 'b1', 'b2', 'b3', 'c1']);
  expect(lines.take(4, 4)).toEqual(['a1', 'a2', 'b1', 'b2']);
  lines.add('a', 'a3');
  expect(lines.take(1, 4)).toEqual(['c1']);
  lines.giveBack('b');
  lines.giveBack('a');
  lines.giveBack('c');
  expect([lines.size, lines.take(9, 9), lines.ready()]).toEqual([2, ['b3', 'a3'], false]);
});

it('MONEY-06 an owner who was taken waits until he is back, even if more of his came', () => {
  const lines = linesOf(['a1']);
  expect(lines.take(1, 1)).toEqual(['a1']);
  lines.add('a', 'a2');
  expect([lines.ready(), lines.take(9, 9), lines.size]).toEqual([false, [], 1]);
  lines.giveBack('a');
  expect([lines.ready(), lines.take(9, 9)]).toEqual([true, ['a2']]);
  lines.giveBack('a');
  lines.add('a', 'a3');
  expect([lines.ready(), lines.take(9, 9)]).toEqual([true, ['a3']]);
});

it('MONEY-06 unfit things are removed from anywhere; an owner who lost all can return', () => {
  const lines = linesOf(['a1', 'a2', 'a3', 'b2', 'c1', 'c3']);
  expect(lines.drop((thing) => thing.endsWith('2'))).toEqual(['a2', 'b2']);
  expect(lines.size).toBe(4);
  expect(lines.take(9, 9)).toEqual(['a1', 'a3', 'c1', 'c3']);
  lines.add('b', 'b4');
  expect([lines.size, lines.ready(), lines.take(9, 9)]).toEqual([1, true, ['b4']]);
});

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ add: fc.constantFrom('a', 'b', 'c') }) },
  { weight: 2, arbitrary: fc.record({ take: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ back: fc.nat({ max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ drop: fc.integer({ min: 2, max: 4 }) }) },
);

it('MONEY-06 nothing is lost or taken twice, each owner’s things come in order', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const lines = createLines<{ owner: string; n: number }>();
      const waiting = new Map<string, number[]>(Array.from('abc').map((owner) => [owner, []]));
      const away: string[] = [];
      let n = 0;
      const take = (enough: number) => {
        for (const { owner, n: got } of lines.take(enough, 4)) {
          expect(got).toBe(waiting.get(owner)?.shift());
          if (!away.includes(owner)) away.push(owner);
        }
      };
      for (const one of steps) {
        if ('add' in one) {
          lines.add(one.add, { owner: one.add, n });
          waiting.get(one.add)?.push(n++);
        } else if ('take' in one) take(one.take);
        else if ('back' in one) away.splice(one.back, 1).forEach((owner) => lines.giveBack(owner));
        else {
          const unfit = (of: number) => of % one.drop === 0;
          const due = [...waiting.values()].flat().filter(unfit);
          const dropped = lines.drop((thing) => unfit(thing.n)).map((thing) => thing.n);
          expect(dropped.sort()).toEqual(due.sort());
          for (const [owner, line] of waiting) {
            waiting.set(
              owner,
              line.filter((of) => !unfit(of)),
            );
          }
        }
        expect(lines.size).toBe([...waiting.values()].flat().length);
      }
      while (away.length > 0 || lines.ready()) {
        away.splice(0).forEach((owner) => lines.giveBack(owner));
        take(4);
      }
      expect([lines.size, [...waiting.values()].flat()]).toEqual([0, []]);
    }),
    { numRuns: 300 },
  );
});
