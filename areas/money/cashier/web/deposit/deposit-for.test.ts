import { registerPages } from '@palaro/client';
import { beforeEach, expect, it } from 'vitest';
import type { DepositMethod } from '../../deposits.api.ts';
import { depositForOf, keepWayBack, leastCovering, wayBackOf } from './deposit-for.ts';

beforeEach(() => {
  registerPages([{ path: '/m/game/:gameId', back: 'history' }]);
  sessionStorage.clear();
});

const asked = (fields: Record<string, string>) =>
  depositForOf(new URLSearchParams(fields).toString());

it('a game says what is missing and where it is', () => {
  expect(asked({ amount: '35.5000', back: '/m/game/dice?x=1' })).toEqual({
    missing: '35.5000',
    back: '/m/game/dice?x=1',
  });
  expect(asked({})).toEqual({ missing: null, back: null });
});

it.each(['0', '0.0000', '-5', '1e9', '1,000', '12345678901', '5.12345', 'x', ''])(
  'no amount begins with %j',
  (amount) => expect(asked({ amount }).missing).toBeNull(),
);

it.each([
  'https://elsewhere.example/m/game/dice',
  '//elsewhere.example/m/game/dice',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/console',
  '/m/nowhere',
  '/m/login',
  'm/game/dice',
])('%j is no way back', (back) => {
  expect(asked({ back }).back).toBeNull();
  sessionStorage.setItem('depositFor', JSON.stringify({ order: 'a', back }));
  expect(wayBackOf('a')).toBeNull();
});

it('the way back belongs to the order that the game asked for, and to no later one', () => {
  keepWayBack('a', '/m/game/dice');
  expect(wayBackOf('a')).toBe('/m/game/dice');
  expect(wayBackOf('b')).toBeNull();
  keepWayBack('b', null);
  expect(wayBackOf('a')).toBeNull();
});

const method = (min: string, step: string, fee: Partial<DepositMethod['fee']> = {}) =>
  ({
    min,
    step,
    max: '50000.0000',
    fee: { payer: 'member', fixed: '0.0000', rate: '0.0000', ...fee },
  }) as DepositMethod;

it('the least amount that covers what is missing is of the method’s minimum and step', () => {
  expect(leastCovering(method('50.0000', '1.0000'), '35.5000')).toBe('50.0000');
  expect(leastCovering(method('50.0000', '1.0000'), '120.0100')).toBe('121.0000');
  expect(leastCovering(method('50.0000', '100.0000'), '120.0000')).toBe('200.0000');
});

it('a fee that the member bears is on top, so that what arrives covers the stake', () => {
  const byRate = method('50.0000', '1.0000', { rate: '0.0200' });
  expect(leastCovering(byRate, '100.0000')).toBe('103.0000');
  const fixed = method('50.0000', '1.0000', { fixed: '10.0000' });
  expect(leastCovering(fixed, '100.0000')).toBe('110.0000');
  const house = method('50.0000', '1.0000', { payer: 'house', fixed: '10.0000' });
  expect(leastCovering(house, '100.0000')).toBe('100.0000');
});
