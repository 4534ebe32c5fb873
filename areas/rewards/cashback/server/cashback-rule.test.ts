import { Money, shortDecimal } from '@palaro/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cashbackOf, playSums } from './cashback-rule.ts';

const RULE = { rate: '10.0000', least: '1.0000', cap: '50.0000' };
const sums = (staked: string, paid: string, awards = '0.0000') => ({
  staked: Money.of(staked),
  paid: Money.of(paid),
  awards: Money.of(awards),
});

it('PR-20 bet 1,000, win 400, award 100 count as 500, and winners get nothing', () => {
  const of = (...args: Parameters<typeof sums>) => Money.text(cashbackOf(RULE, sums(...args)));
  expect(of('1000.0000', '400.0000', '100.0000')).toBe('50.0000');
  expect(of('400.0000', '400.0000')).toBe('0.0000');
  expect(of('100.0000', '400.0000')).toBe('0.0000');
  expect(of('100.0000', '0.0000', '100.0000')).toBe('0.0000');
  // The cap, the least, and the cut to four places.
  expect(of('9000.0000', '0.0000')).toBe('50.0000');
  expect([of('9.9999', '0.0000'), of('10.0000', '0.0000')]).toEqual(['0.0000', '1.0000']);
  expect(of('10.0019', '0.0000')).toBe('1.0001');
});

it('PR-20 a cashback is never negative, above its cap, its share or the loss', () => {
  const amount = fc.bigInt(0n, 10n ** 12n);
  const rate = fc.bigInt(1n, 500_000n);
  fc.assert(
    fc.property(
      fc.record({ staked: amount, paid: amount, awards: amount }),
      fc.record({ rate, least: fc.bigInt(1n, 10n ** 6n), cap: amount }),
      (period, { rate: parts, least, cap }) => {
        const rule = { rate: Money.text(parts), least: Money.text(least), cap: Money.text(cap) };
        const lost = period.staked - period.paid - period.awards;
        const given = cashbackOf(rule, period);
        expect(given === 0n || (given >= least && given <= cap && given <= lost)).toBe(true);
        expect(given * 1_000_000n <= (lost > 0n ? lost * parts : 0n)).toBe(true);
      },
    ),
  );
});

it('only play of the products counts, and all of it where none is named', () => {
  const play = [
    { product: 'RNG', ...sums('100.0000', '40.0000') },
    { product: 'LIVE', ...sums('30.0000', '0.0000') },
    { product: null, ...sums('5.0000', '0.0000') },
  ];
  expect(playSums(play, [])).toEqual({ staked: Money.of('135.0000'), paid: Money.of('40.0000') });
  expect(playSums(play, ['LIVE', 'FISH'])).toEqual({ staked: Money.of('30.0000'), paid: 0n });
});

it('a rate is written without zeros that say nothing', () => {
  expect(['5.0000', '10.0000', '7.2500', '0.0500'].map(shortDecimal)).toEqual([
    '5',
    '10',
    '7.25',
    '0.05',
  ]);
});
