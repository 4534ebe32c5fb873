import fc from 'fast-check';
import { expect, it } from 'vitest';
import { betFor } from './bet-for.ts';

it.each([
  ['371.9500', 20, '1859.7500'],
  ['371.9500', 15, '2479.6667'],
  ['100.0000', 100, '100.0000'],
  ['0.0001', 15, '0.0007'],
  ['5.0000', 0, null],
])('%s at %i %% is filled by bets of %s', (missing, percent, bet) =>
  expect(betFor(missing, percent)).toBe(bet),
);

it('is the least sum of which enough counts', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e11 }),
      fc.integer({ min: 1, max: 100 }),
      (units, pc) => {
        const text = `${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, '0')}`;
        const bet = BigInt((betFor(text, pc) ?? '').replace('.', ''));
        const counts = (of: bigint) => (of * BigInt(pc)) / 100n;
        expect(counts(bet) >= BigInt(units)).toBe(true);
        expect(counts(bet - 1n) < BigInt(units)).toBe(true);
      },
    ),
  );
});
