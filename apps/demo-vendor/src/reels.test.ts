import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { exactReturn, multiplierOf, payoutOf, spinReels, STRIP } from './reels.ts';

it('pays back exactly what the page says, with every window counted once', () => {
  expect(STRIP).toHaveLength(16);
  expect(exactReturn()).toEqual({ num: 3_955, den: 4_096 });
});

it.each([
  [['SEVEN', 'SEVEN', 'SEVEN'], 400],
  [['CHERRY', 'CHERRY', 'CHERRY'], 12],
  [['CHERRY', 'CHERRY', 'BAR'], 4],
  [['BAR', 'CHERRY', 'CHERRY'], 0],
  [['MANGO', 'MANGO', 'BELL'], 0],
] as const)('%j pays %i stakes', (window, multiplier) => {
  expect(multiplierOf(window)).toBe(multiplier);
  expect(payoutOf(Money.of('0.5000'), window)).toBe(Money.of('0.5000') * BigInt(multiplier));
});

it('draws only symbols that are on a reel', () => {
  for (let i = 0; i < 200; i++) {
    for (const symbol of spinReels()) expect(STRIP).toContain(symbol);
  }
});
