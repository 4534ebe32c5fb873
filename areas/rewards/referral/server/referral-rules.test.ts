import fc from 'fast-check';
import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { USUAL_RULE } from '../referral-rule.ts';
import {
  budgetLeastOf,
  leastOf,
  shareOf,
  stagesReached,
  type FriendPlay,
} from './referral-rules.ts';

const NONE = { first: false };
const friend = (of: Partial<FriendPlay> = {}): FriendPlay => ({
  registered: '2026-11-01',
  kycLevel: 2,
  deposit: { amount: Money.of('200.0000'), day: '2026-11-02' },
  firstBets: Money.of('1000.0000'),
  secondBets: Money.of('1000.0000'),
  ...of,
});

it.each<[string, Partial<FriendPlay>, boolean]>([
  ['all of it', {}, true],
  ['no verification of level 2', { kycLevel: 1 }, false],
  ['no deposit', { deposit: null }, false],
  [
    'a first deposit one ten-thousandth short',
    { deposit: { amount: Money.of('199.9999'), day: '2026-11-02' } },
    false,
  ],
  [
    'a deposit on the thirtieth day after',
    { deposit: { amount: Money.of('200.0000'), day: '2026-12-01' } },
    true,
  ],
  [
    'a deposit a day later',
    { deposit: { amount: Money.of('200.0000'), day: '2026-12-02' } },
    false,
  ],
  ['bets one ten-thousandth short', { firstBets: Money.of('999.9999') }, false],
])('the first stage with %s: %s', (_what, of, reached) => {
  expect(stagesReached(USUAL_RULE, friend(of), NONE).first).toBe(reached);
});

it('the second stage needs the first and 50,000 of bets', () => {
  const bets = { secondBets: Money.of('50000.0000') };
  const reached = (of: Partial<FriendPlay>, first = false) =>
    stagesReached(USUAL_RULE, friend(of), { first });
  expect(reached(bets)).toEqual({ first: true, second: true });
  expect(reached({ secondBets: Money.of('49999.9999') })).toEqual({ first: true, second: false });
  expect(reached({ ...bets, deposit: null })).toEqual({ first: false, second: false });
  // Reached before, it stays so, whatever the first days say now.
  expect(reached({ ...bets, deposit: null }, true)).toEqual({ first: true, second: true });
});

it('a share is 0.05 % of the bets, cut, never above the cap and never below 0', () => {
  const share = (bets: string) => Money.text(shareOf(USUAL_RULE, Money.of(bets)));
  expect([
    share('100000.0000'),
    share('1.9999'),
    share('4000000.0000'),
    share('9000000.0000'),
  ]).toEqual(['50.0000', '0.0009', '2000.0000', '2000.0000']);
  fc.assert(
    fc.property(fc.bigInt(-1_000_000n, 10n ** 14n), (bets) => {
      const of = shareOf(USUAL_RULE, bets as Money);
      expect(of >= 0n && of <= Money.of('2000.0000')).toBe(true);
    }),
  );
});

it('an open promotion can pay a first stage, and a published one a friend’s whole way', () => {
  expect([leastOf(USUAL_RULE), budgetLeastOf(USUAL_RULE)].map(Money.text)).toEqual([
    '70.0000',
    '220.0000',
  ]);
});
