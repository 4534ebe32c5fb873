import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAmount, typedAmount, wireAmount, wireAmountOrZero } from './amounts.ts';

const counts = fc.bigInt({ min: 1n, max: 99_999_999_999_999n });
const moneyOf = (count: bigint) => {
  const text = count.toString().padStart(5, '0');
  return `${text.slice(0, -4)}.${text.slice(-4)}`;
};
const centavos = fc.integer({ min: 1, max: 999_999_999_99 });
const LOCALES = ['en-PH', 'fil-PH', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'en-IN', 'ja-JP', 'ar-EG'];

it('reads typed text as money on the wire, and writes it back unchanged', () => {
  fc.assert(
    fc.property(counts, (count) => {
      expect(wireAmount(typedAmount(moneyOf(count)))).toBe(moneyOf(count));
    }),
  );
});

it('reads what people of the Philippines write, with the peso, blanks and line ends around', () => {
  const around = fc.constantFrom(
    '',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\u00a0',
    '\u202f',
    '\u200b',
    '\ufeff',
  );
  const currency = fc.constantFrom('', '₱', '₱ ', 'PHP ', 'php', 'P');
  const after = fc.constantFrom('', ' PHP', ' pesos', '₱');
  fc.assert(
    fc.property(
      centavos,
      around,
      currency,
      after,
      fc.boolean(),
      (count, blank, sign, end, group) => {
        const format = { minimumFractionDigits: 2, useGrouping: group };
        const written = new Intl.NumberFormat('en-PH', format).format(count / 100);
        const money = moneyOf(BigInt(count) * 100n);
        expect(wireAmount(`${blank}${sign}${written}${end}${blank}`)).toBe(money);
      },
    ),
  );
});

it("never reads more than was meant from any locale's way of writing, with centavos or none", () => {
  fc.assert(
    fc.property(centavos, fc.constantFrom(...LOCALES), fc.boolean(), (count, locale, whole) => {
      const value = whole ? Math.ceil(count / 100) : count / 100;
      const digits = whole ? 0 : 2;
      const written = new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value);
      const read = wireAmount(written);
      if (read !== null) expect(Number(read)).toBeLessThanOrEqual(value);
      // A point with two digits is the same in each of them, or refused.
      if (read !== null && !whole) expect(Number(read)).toBe(value);
    }),
  );
});

it('groups by a comma only where three digits follow each one, whatever else is typed', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from('0123456789,. ₱')), maxLength: 14 });
  fc.assert(
    fc.property(text, (typed) => {
      const read = wireAmount(typed);
      if (read === null || !typed.includes(',')) return;
      expect(typed.trim()).toMatch(/^₱? ?[1-9]\d{0,2}(,\d{3})+(\.\d{0,4})?(?: ?₱)?$/);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['₱500', '500.0000'],
  ['５００', '500.0000'],
  ['１，０００．５０', '1000.5000'],
  [' 500\r\n', '500.0000'],
  ['1,250.5', '1250.5000'],
  ['1 250', '1250.0000'],
  ['0500', '500.0000'],
  ['500.', '500.0000'],
])('reads %j as %s', (typed, money) => expect(wireAmount(typed)).toBe(money));

it.each([
  ['64,00', 'comma'],
  ['500,00', 'comma'],
  ['1,2', 'comma'],
  ['0,5', 'comma'],
  ['0,500', 'comma'],
  ['1,00,000', 'comma'],
  ['1,000,', 'comma'],
  ['1 0', 'form'],
  ['1 000,000', 'comma'],
  ['1.000,50', 'form'],
  ["1'000", 'form'],
  ['', 'form'],
  ['.5', 'form'],
  ['-1', 'form'],
  ['+1', 'form'],
  ['1e3', 'form'],
  ['ten', 'form'],
  ['1.00001', 'form'],
  ['₱', 'form'],
  ['1234567890123456789', 'long'],
  ['12345678901', 'long'],
  ['0', 'zero'],
  ['0.0000', 'zero'],
] as const)('refuses %j and names the fault %s', (typed, fault) =>
  expect(readAmount(typed)).toEqual({ amount: null, fault }),
);

it('reads zero where zero means something, and refuses the same texts otherwise', () => {
  expect(wireAmountOrZero('0')).toBe('0.0000');
  expect(wireAmountOrZero('₱0.00')).toBe('0.0000');
  expect(wireAmountOrZero('0,0')).toBeNull();
});
