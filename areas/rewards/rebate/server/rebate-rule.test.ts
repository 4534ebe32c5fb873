import fc from 'fast-check';
import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { rateOf, rebatesOf, totalOf, type UnclaimedBets } from './rebate-rule.ts';

const bets = (of: Partial<UnclaimedBets> & { validBet: Money }): UnclaimedBets => ({
  day: '2026-11-20',
  product: 'RNG',
  level: 6,
  claimed: 0n,
  ...of,
});

it('PR-38 the worked example: level 6, RNG 15,230.55 and LIVE 4,210.25 give 100.6458', () => {
  const rebates = rebatesOf([
    bets({ validBet: Money.of('15230.5500') }),
    bets({ product: 'LIVE', validBet: Money.of('4210.2500') }),
  ]);
  expect(rebates.map(({ amount }) => Money.text(amount))).toEqual(['91.3833', '9.2625']);
  expect(Money.text(totalOf(rebates))).toBe('100.6458');
});

it('PR-39 what was claimed gives nothing again, and a void below it takes nothing', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.bigInt(0n, 10n ** 12n), (validBet, claimed) => {
      const [rebate] = rebatesOf([bets({ validBet, claimed })]);
      const open = validBet > claimed ? validBet - claimed : 0n;
      expect(rebate?.validBet ?? 0n).toBe(open);
      expect(rebate?.amount ?? 0n).toBe((open * 6_000n) / 1_000_000n);
    }),
  );
});

it('each day counts at the level of that day, and a product is cut once', () => {
  const rebates = rebatesOf([
    bets({ day: '2026-11-21', level: 1, validBet: Money.of('0.0150') }),
    bets({ day: '2026-11-20', level: 0, validBet: Money.of('0.0150') }),
  ]);
  expect(rebates).toEqual([
    { product: 'RNG', validBet: Money.of('0.0300'), rate: 3_500n, amount: 0n },
  ]);
  expect([rateOf(0, 'FISH'), rateOf(0, 'ESPORTS'), rateOf(0, 'PVP'), rateOf(0, 'OTHER')]).toEqual([
    3_000n,
    2_000n,
    1_000n,
    0n,
  ]);
});
