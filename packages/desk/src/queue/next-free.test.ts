import { expect, it } from 'vitest';
import { nextFree } from './next-free.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const taken = (item: string, mine = false) => ({ item, mine });

it.each([
  ['the one after it', 1, [], 'c'],
  ['the first after the last', 3, [], 'a'],
  ['past what somebody else has', 0, [taken('b'), taken('c')], 'd'],
  ['over the end past what somebody else has', 2, [taken('d'), taken('a')], 'b'],
  ['to what one has taken oneself', 0, [taken('b', true)], 'b'],
  ['the one after it where others have all', 0, [taken('b'), taken('c'), taken('d')], 'b'],
])('a queue goes on to %s', (_what, at, takings, to) => {
  expect(nextFree(rows, at, takings)).toBe(to);
});

it('a queue with one item has no next one', () => {
  expect(nextFree([{ id: 'a' }], 0, [])).toBeNull();
});
