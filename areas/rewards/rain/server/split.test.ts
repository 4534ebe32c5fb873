import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundsOf, canSplit, hashOfList, splitBudget, type Split } from '../split.ts';

/** Possible splits: bounds around the mean, and a budget between the extremes. */
const possible = fc
  .record({
    pieces: fc.integer({ min: 1, max: 60 }),
    least: fc.integer({ min: 1, max: 500 }),
    span: fc.integer({ min: 0, max: 5_000 }),
    share: fc.integer({ min: 0, max: 1_000 }),
  })
  .map(({ pieces, least, span, share }): Split => ({
    pieces,
    least,
    most: least + span,
    budget: least * pieces + Math.floor((span * pieces * share) / 1_000),
  }));
const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);

it('REWARD-03 PR-26 ten thousand splits add up to the budget, each piece within its bounds', () => {
  fc.assert(
    fc.property(possible, seeds, (of, seed) => {
      const list = splitBudget(of, seed, 'rain');
      expect(list).toHaveLength(of.pieces);
      expect(list.reduce((sum, piece) => sum + piece, 0)).toBe(of.budget);
      expect(list.every((piece) => piece >= of.least && piece <= of.most)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

it('PR-26 what cannot be split is refused', () => {
  const of: Split = { budget: 1_000, pieces: 10, least: 100, most: 100 };
  expect(canSplit(of)).toBe(true);
  for (const change of [
    { budget: 999 },
    { budget: 1_001 },
    { least: 101 },
    { most: 99 },
    { pieces: 0 },
    { least: 0 },
  ]) {
    expect(canSplit({ ...of, ...change }), JSON.stringify(change)).toBe(false);
    expect(() => splitBudget({ ...of, ...change }, '0'.repeat(64), 'rain')).toThrow(RangeError);
  }
});

it('PR-26 the worked example: 1,000.00 in four, at least 1.00', () => {
  const of: Split = { budget: 100_000, pieces: 4, least: 100, most: 100_000 };
  const bounds = [100_000, 68_760, 59_049].map((left, i) => boundsOf(of, left, 4 - i));
  expect(bounds).toEqual([
    { from: 100, to: 49_900 },
    { from: 100, to: 45_740 },
    { from: 100, to: 58_949 },
  ]);
  expect(100_000 - 31_240 - 9_711 - 40_102).toBe(18_947);
});

it('PR-30 the same seed gives the same list, and its hash is that of the list', () => {
  const of: Split = { budget: 50_000, pieces: 200, least: 50, most: 2_000 };
  const seed = 'a'.repeat(64);
  const list = splitBudget(of, seed, 'rain-1');
  expect(splitBudget(of, seed, 'rain-1')).toEqual(list);
  expect(splitBudget(of, seed, 'rain-2')).not.toEqual(list);
  expect(hashOfList(list)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOfList([...list].sort((a, b) => a - b))).not.toBe(hashOfList(list));
});
