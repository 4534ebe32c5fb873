import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimal, groupDecimal } from './decimal.ts';
import { isMoneyText, Money } from './money.ts';

const amounts = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });

describe('Money', () => {
  it('is read back as it was written', () => {
    fc.assert(fc.property(amounts, (amount) => Money.of(Money.text(amount)) === amount));
  });

  it.each(['10', '10.00001', '1e1', '', '-', '.5000', '1,000.0000', ' 1.0000', '+1.0000'])(
    'does not read %j',
    (text) => {
      expect(isMoneyText(text)).toBe(false);
      expect(() => Money.of(text)).toThrow(RangeError);
    },
  );

  it('is scaled exactly and rounded once, down towards zero and up away from it', () => {
    const rates = fc.record({
      num: fc.bigInt({ min: 1n, max: 10n ** 6n }),
      den: fc.bigInt({ min: 1n, max: 10n ** 6n }),
    });
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const down = Money.scale(amount, rate, 'down');
        const up = Money.scale(amount, rate, 'up');
        const exact = amount * rate.num;
        const size = (value: bigint) => (value < 0n ? -value : value);
        expect(size(down) * rate.den).toBeLessThanOrEqual(size(exact));
        expect(size(up) * rate.den).toBeGreaterThanOrEqual(size(exact));
        expect(size(up - down)).toBeLessThanOrEqual(1n);
      }),
    );
  });
});

describe('decimal strings on screens', () => {
  it.each`
    decimal           | decimals | shown
    ${'1234567.8999'} | ${2}     | ${'1,234,567.89'}
    ${'0.0050'}       | ${2}     | ${'0.00'}
    ${'-0.0050'}      | ${2}     | ${'0.00'}
    ${'-1234.5000'}   | ${2}     | ${'-1,234.50'}
    ${'999'}          | ${0}     | ${'999'}
  `('$decimal with $decimals decimals is $shown', ({ decimal, decimals, shown }) => {
    expect(groupDecimal(decimal as string, decimals as number)).toBe(shown);
  });

  it('compare as the amounts they stand for', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const compared = compareDecimal(Money.text(a), Money.text(b));
        expect(Math.sign(compared)).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });
});
