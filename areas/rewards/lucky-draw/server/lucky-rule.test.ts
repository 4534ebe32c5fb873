import { newClientSeed, newServerSeed } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawPlace, leavesUsual, nonceOf, usualOdds } from '../lucky-rule.ts';
import { chancesOf } from './chances.ts';
import { USUAL_RULE } from './test-lucky-draw.ts';

it('PR-55 a hundred thousand draws give each prize within three deviations of its odds', () => {
  const seeds = { serverSeed: '5'.repeat(64), clientSeed: 'a-fixed-seed' };
  const drawn = [0, 0, 0];
  const times = 100_000;
  for (let draw = 1; draw <= times; draw += 1) {
    const place = drawPlace(USUAL_RULE, { ...seeds, nonce: nonceOf('promotion', draw) });
    drawn[place] = (drawn[place] ?? 0) + 1;
  }
  const odds = [0.01, 0.19, 0.8];
  for (const [place, share] of odds.entries()) {
    const deviation = Math.sqrt(times * share * (1 - share));
    expect(Math.abs((drawn[place] ?? 0) - times * share)).toBeLessThan(3 * deviation);
  }
});

it('the same seeds give the same prize, and odds are what the others leave', () => {
  const seeds = { serverSeed: newServerSeed(), clientSeed: newClientSeed(), nonce: 'n' };
  expect(drawPlace(USUAL_RULE, seeds)).toBe(drawPlace(USUAL_RULE, { ...seeds }));
  expect(usualOdds(USUAL_RULE)).toBe('80.0000');
  const prizes = (...odds: string[]) => ({ prizes: odds.map((one) => ({ odds: one })) });
  expect(leavesUsual(prizes('99.9999'))).toBe(true);
  expect(leavesUsual(prizes('60.0000', '40.0000'))).toBe(false);
});

it('chances never pass the day’s most, and one centavo less than the missing bets earns none', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 1, max: 20 }),
      (bets, free, most) => {
        const rule = { free, most, betFor: '500.0000' };
        const now = chancesOf(rule, { bets, used: 0 });
        expect(now.earned).toBeLessThanOrEqual(most);
        if (now.missing === null) {
          expect(now.earned).toBe(most);
          return;
        }
        const almost = chancesOf(rule, { bets: bets + now.missing - 1n, used: 0 });
        const full = chancesOf(rule, { bets: bets + now.missing, used: 0 });
        expect([almost.earned, full.earned]).toEqual([now.earned, now.earned + 1]);
      },
    ),
  );
  expect(
    chancesOf({ free: 1, most: 5, betFor: '500.0000' }, { bets: Money.of('999.9999'), used: 3 }),
  ).toEqual({ earned: 2, left: 0, missing: 1n });
});
