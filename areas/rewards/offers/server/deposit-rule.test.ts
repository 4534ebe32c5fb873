import { Money } from '@palaro/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bonusOf, turnoverWith } from './deposit-rule.ts';

const RULE = { percent: 100, cap: '1000.0000', least: '100.0000', turnoverTimes: 10 };

it('PR-10 500 brings 500, 2,000 the cap, 99.9999 nothing', () => {
  const bonus = (credited: string) => bonusOf(RULE, Money.of(credited));
  expect(bonus('500.0000')).toBe(Money.of('500.0000'));
  expect(bonus('2000.0000')).toBe(Money.of('1000.0000'));
  expect(bonus('99.9999')).toBeNull();
  expect(turnoverWith(RULE, Money.of('500.0000'), Money.of('500.0000'))).toBe(
    Money.of('10000.0000'),
  );
});

it('a bonus is never above its cap or its share, and a larger deposit brings no smaller one', () => {
  const amount = fc.bigInt(1n, 10n ** 12n);
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.integer({ min: 1, max: 500 }),
      (a, more, cap, percent) => {
        const rule = { ...RULE, percent, cap: Money.text(cap), least: Money.text(1n) };
        const bonus = bonusOf(rule, a) ?? -1n;
        expect(bonus).toBeGreaterThanOrEqual(0n);
        expect(bonus <= cap && bonus * 100n <= a * BigInt(percent)).toBe(true);
        expect((bonusOf(rule, a + more) ?? -1n) >= bonus).toBe(true);
      },
    ),
  );
});
