import fc from 'fast-check';
import { canonicalJson, fairDraw, sha256Hex, VECTOR_SEEDS, type FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { compare, fraction } from '../fractions.ts';
import { FACES } from '../reach.ts';
import { settle } from '../versions.ts';
import { MOST_PAID, TARGET_HUNDREDTHS } from './card.ts';
import { chanceOf, hundredthsOf, mostStaked, multiplierText, returnOf } from './odds.ts';
import { fly, limboV1 } from './rules.ts';
import { limboSheet } from './sheet.ts';

const drawAt = (nonce: number) => fairDraw({ ...VECTOR_SEEDS, nonce });
/** A draw that always gives this number. */
const fixed = (r: bigint) => ({ u52: () => r }) as unknown as FairDraw;
const anyTarget = fc.oneof(fc.integer(TARGET_HUNDREDTHS), fc.integer({ min: 101, max: 10_000 }));
const ONE = Money.of('1.0000');

const betOn = (target: string, stake = '1.0000') => {
  const bet = limboV1.readBet({ stake, params: { target } });
  if (!bet) throw new Error('the bet was refused');
  return bet;
};

it('V04 reaches 1.31×', () => {
  expect(drawAt(2).u52()).toBe(1_102_837_967_907_674n);
  expect(fly({ target: '1.31' }, drawAt(2))).toEqual({
    resultHundredths: 131,
    targetHundredths: 131,
    won: true,
  });
  expect(fly({ target: '1.32' }, drawAt(2)).won).toBe(false);
});

it.each([
  ['1.01', 551802429591187n, 562949953421312n, 55732045388709887n, 56294995342131200n],
  ['1.10', 2026619832316723n, 2251799813685248n, 22292818155483953n, 22517998136852480n],
  ['1.50', 2972375754064527n, 4503599627370496n, 8917127262193581n, 9007199254740992n],
  ['2.00', 2229281815548395n, 4503599627370496n, 2229281815548395n, 2251799813685248n],
  ['3.00', 1486187877032263n, 4503599627370496n, 4458563631096789n, 4503599627370496n],
  ['5.00', 445856363109679n, 2251799813685248n, 2229281815548395n, 2251799813685248n],
  ['10.00', 445856363109679n, 4503599627370496n, 2229281815548395n, 2251799813685248n],
  ['20.00', 222928181554839n, 4503599627370496n, 1114640907774195n, 1125899906842624n],
  ['50.00', 89171272621935n, 4503599627370496n, 2229281815548375n, 2251799813685248n],
  ['100.00', 44585636310967n, 4503599627370496n, 1114640907774175n, 1125899906842624n],
  ['1000.00', 557320453887n, 562949953421312n, 69665056735875n, 70368744177664n],
  ['10000.00', 445856363109n, 4503599627370496n, 278660226943125n, 281474976710656n],
])(
  'GAME-13 a target of %s× has the published chance and return',
  (target, num, den, rtpNum, rtpDen) => {
    expect(chanceOf(hundredthsOf(target))).toEqual({ num, den });
    expect(returnOf(hundredthsOf(target))).toEqual({ num: rtpNum, den: rtpDen });
  },
);

it('GAME-13 exactly as many numbers win as the chance says, whatever the target', () => {
  fc.assert(
    fc.property(anyTarget, fc.bigInt({ min: 0n, max: FACES - 1n }), (target, r) => {
      const text = multiplierText(target);
      const { num, den } = chanceOf(target);
      const winning = (num * FACES) / den;
      // The numbers that win are the greatest ones, so the edge is where they begin.
      const edge = FACES - winning;
      expect(fly({ target: text }, fixed(r)).won).toBe(r >= edge);
      expect(fly({ target: text }, fixed(edge)).won).toBe(true);
      expect(fly({ target: text }, fixed(edge - 1n)).won).toBe(false);
    }),
  );
});

it('the sheet covers the return of every target, and both ends are reached', () => {
  const { least, greatest } = limboSheet().rtp;
  fc.assert(
    fc.property(anyTarget, (target) => {
      expect(compare(returnOf(target), least)).toBeGreaterThanOrEqual(0);
      expect(compare(returnOf(target), greatest)).toBeLessThanOrEqual(0);
    }),
  );
  expect(returnOf(99_989_452)).toEqual(least);
  expect(returnOf(132)).toEqual(greatest);
  expect(limboSheet().maxWin).toEqual(fraction(1_000_000n, 1n));
});

it('a win pays its target and nothing is cut; the outcome does not know the stake', () => {
  fc.assert(
    fc.property(anyTarget, fc.nat(100_000), (target, nonce) => {
      const most = mostStaked(target);
      const bet = betOn(multiplierText(target), `${Math.min(most, 50_000)}.0000`);
      const { outcome, payout } = settle(limboV1, bet, drawAt(nonce));
      expect(outcome).toEqual(
        settle(limboV1, betOn(multiplierText(target)), drawAt(nonce)).outcome,
      );
      const paid = (bet.stake * BigInt(target)) / 100n;
      expect(payout).toBe(outcome.won ? paid : Money.zero);
      expect(paid).toBeLessThanOrEqual(ONE * BigInt(MOST_PAID));
    }),
  );
});

it.each([
  ['0.0000', '2.00'],
  ['1.5000', '2.00'],
  ['50001.0000', '2.00'],
  ['1.0000', '1.00'],
  ['1.0000', '1000000.01'],
  ['26.0000', '1000000.00'],
  ['50000.0000', '500.01'],
])('a stake of %s on %s× is not offered', (stake, target) => {
  expect(limboV1.readBet({ stake, params: { target } })).toBeNull();
});

it.each([
  ['25.0000', '1000000.00'],
  ['50000.0000', '500.00'],
  ['1.0000', '1.01'],
])('a stake of %s on %s× is offered', (stake, target) => {
  expect(limboV1.readBet({ stake, params: { target } })).not.toBeNull();
});

it('the config of version 1 never changes', () => {
  const hash = '9735a1e470cd78f9c1067c8942aaa1a6e8bb693662a5a8a16ca7e7ce7246dd0e';
  expect(sha256Hex(canonicalJson(limboV1.config))).toBe(hash);
});
