import { Money } from '@palaro/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWithin, triesLeft } from './application-rule.ts';

it('PR-42 nobody applies while one is open, and else as often as the rule says', () =>
  fc.assert(
    fc.property(fc.nat(5), fc.nat(8), fc.boolean(), (reapply, sent, hasOpen) => {
      const left = triesLeft({ reapply }, { sent, hasOpen });
      expect(left).toBe(hasOpen || sent > reapply ? 0 : reapply + 1 - sent);
    }),
  ));

it.each([
  ['the cap and the most times', '1000.0000', 3, true],
  ['a hair more', '1000.0001', 3, false],
  ['once more to bet', '1000.0000', 4, false],
])('a reviewer may give %s: %s at %i times, %s', (_what, amount, turnoverTimes, may) => {
  const rule = { cap: '1000.0000', turnoverTimes: 3 };
  expect(isWithin(rule, { amount: Money.of(amount), turnoverTimes })).toBe(may);
});
