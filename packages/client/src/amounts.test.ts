import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedAmount, wireAmount } from './amounts.ts';

it('reads typed text as money on the wire, and writes it back unchanged', () => {
  const amount = fc.bigInt({ min: 1n, max: 99_999_999_999_999n });
  fc.assert(
    fc.property(amount, (count) => {
      const text = count.toString().padStart(5, '0');
      const money = `${text.slice(0, -4)}.${text.slice(-4)}`;
      expect(wireAmount(typedAmount(money))).toBe(money);
    }),
  );
});

it.each(['', '0', '0.0000', '1.00001', '-1', '1e3', 'ten', '.5', '12345678901'])(
  'rejects %j as an amount',
  (typed) => expect(wireAmount(typed)).toBeNull(),
);

it('ignores separators', () => expect(wireAmount('1,250.5')).toBe('1250.5000'));
