import { Money } from '@palaro/kernel';
import { describe, expect, it } from 'vitest';
import type { StakeRule } from './contract.ts';
import { stakesWithin } from './stakes.ts';

const coins: StakeRule = {
  kind: 'coins',
  costCoins: 10,
  coinValues: ['0.1000', '0.5000', '1.0000'],
};
const range: StakeRule = { kind: 'range', min: '1.0000', max: '100.0000', step: '1.0000' };
const within = (rule: StakeRule, min: string, max: string) => {
  const left = stakesWithin(rule, { minBet: Money.of(min), maxBet: Money.of(max) });
  return left && (left.ladder ?? [left.minStake, left.maxStake]);
};

describe('the stakes that bounds leave', () => {
  it.each([
    ['all rungs', coins, '0.0000', '10.0000', ['1.0000', '5.0000', '10.0000']],
    ['rungs between', coins, '1.0001', '9.9999', ['5.0000']],
    ['rungs on the bounds', coins, '5.0000', '10.0000', ['5.0000', '10.0000']],
    ['no rung', coins, '6.0000', '9.0000', null],
    ['a whole range', range, '0.0000', '500.0000', ['1.0000', '100.0000']],
    ['whole steps inside', range, '2.5000', '7.9999', ['3.0000', '7.0000']],
    ['one step', range, '7.0000', '7.0000', ['7.0000', '7.0000']],
    ['nothing between two steps', range, '7.1000', '7.9000', null],
  ] as [string, StakeRule, string, string, string[] | null][])(
    '%s',
    (_name, rule, min, max, wanted) => expect(within(rule, min, max)).toEqual(wanted),
  );
});
