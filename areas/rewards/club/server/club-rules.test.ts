import fc from 'fast-check';
import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { CLUB_LEVELS, levelAt, TOP_LEVEL } from '../club-levels.ts';
import { levelKept, levelReached, levelUps } from './club-rules.ts';

/** The guard of docs/domain/promotions.md §7, in 1/10,000 of a percent of what keeps the level. */
function shareOf({ keep, weekly, monthly, birthday }: (typeof CLUB_LEVELS)[number]): bigint {
  const year = 52n * Money.of(weekly) + 12n * Money.of(monthly) + Money.of(birthday);
  return (year * 1_000_000n) / (4n * Money.of(keep));
}

it('REWARD-05 the table rises in every column, and gives at most 1 % of what keeps a level', () => {
  expect(CLUB_LEVELS.map(({ level }) => level)).toEqual([...CLUB_LEVELS.keys()]);
  for (const level of CLUB_LEVELS.slice(1)) {
    const before = levelAt(level.level - 1);
    for (const column of ['deposit', 'validBet', 'keep', 'levelUp', 'monthly'] as const) {
      expect(Money.of(level[column])).toBeGreaterThan(Money.of(before[column]));
    }
    expect(shareOf(level)).toBeLessThanOrEqual(10_000n);
    // Share and rebate are both in 1/10,000 of a percent.
    expect(shareOf(level) + Money.of(level.rebate.RNG)).toBeLessThanOrEqual(14_000n);
  }
  // The page's own examples: level 2 has 0.82 %, level 3 0.86 %, level 10 0.26 %.
  expect([2, 3, 10].map((level) => (shareOf(levelAt(level)) + 50n) / 100n)).toEqual([
    82n,
    86n,
    26n,
  ]);
});

it('PR-31 PR-33 a rise needs both totals, and pays every level passed', () => {
  const of = (deposit: number, validBet: number) =>
    levelReached({ deposit: Money.of(`${deposit}.0000`), validBet: Money.of(`${validBet}.0000`) });
  expect([of(0, 0), of(1_000, 19_999), of(999, 20_000), of(1_000, 20_000)]).toEqual([0, 0, 0, 1]);
  expect(of(20_000, 500_000)).toBe(3);
  expect(of(20_000, 1_000_000_000)).toBe(3);
  expect(of(1_000_000_000, 1_000_000_000)).toBe(TOP_LEVEL);
  expect(levelUps(0, 3).map(({ amount }) => Money.text(amount))).toEqual([
    '8.0000',
    '28.0000',
    '88.0000',
  ]);
  expect(levelUps(3, 3)).toEqual([]);
});

it('PR-32 a level falls by one at most, and never below 0', () => {
  fc.assert(
    fc.property(fc.nat(TOP_LEVEL), fc.bigInt(0n, 500_000_000_000n), (level, played) => {
      const kept = levelKept(level, played);
      expect(level - kept).toBe(level > 0 && played < Money.of(levelAt(level).keep) ? 1 : 0);
    }),
  );
});
