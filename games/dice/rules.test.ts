import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, fairDraw, sha256Hex, VECTOR_SEEDS, type FairDraw } from '@palaro/fairness';
import { Money, type Ratio } from '@palaro/kernel';
import { settle } from '../versions.ts';
import { fraction, multiply } from '../fractions.ts';
import { DICE_FACES, diceMultiplier, type DiceSide } from './card.ts';
import { diceV1, rollDice } from './rules.ts';
import { diceRtp, diceSheet } from './sheet.ts';

const ONE = Money.of('1.0000');
const drawAt = (nonce: number) => fairDraw({ ...VECTOR_SEEDS, nonce });

/** A draw that always gives this roll. */
const fixed = (roll: number) => ({ int: () => roll }) as unknown as FairDraw;
const everyRoll = Array.from({ length: DICE_FACES }, (_, roll) => fixed(roll));

const betOn = (side: DiceSide, winNumbers: number, stake = '1.0000') => {
  const bet = diceV1.readBet({ stake, params: { side, winNumbers } });
  if (!bet) throw new Error('the bet was refused');
  return bet;
};

it('V03 rolls 28.64, under 49.50', () => {
  const outcome = rollDice({ side: 'under', winNumbers: 4950 }, drawAt(1));
  expect(outcome).toEqual({ roll: 2864, won: true, multiplierHundredths: 200 });
  expect(rollDice({ side: 'over', winNumbers: 4950 }, drawAt(1)).won).toBe(false);
});

it.each([100, 101, 333, 1000, 4950, 5000, 7777, 9706, 9799, 9800])(
  'GAME-13 pays back exactly its sheet for %i winning numbers, with every roll counted once',
  (winNumbers) => {
    for (const side of ['under', 'over'] as const) {
      const bet = betOn(side, winNumbers);
      const rolled = everyRoll.map((draw) => settle(diceV1, bet, draw));
      expect(rolled.filter(({ outcome }) => outcome.won)).toHaveLength(winNumbers);
      const paid = Money.sum(rolled.map(({ payout }) => payout));
      expect(fraction(paid, ONE * BigInt(DICE_FACES))).toEqual(diceRtp(winNumbers));
    }
  },
);

describe('the sheet', () => {
  it('covers the published least and greatest return', () => {
    const { rtp, maxWin } = diceSheet();
    expect(rtp.least).toEqual({ num: 490153n, den: 500000n });
    expect(diceRtp(9706)).toEqual(rtp.least);
    expect(rtp.greatest).toEqual({ num: 99n, den: 100n });
    expect(maxWin).toEqual({ num: 99n, den: 1n });
  });

  it.each([
    [100, '9900', 99n, 100n],
    [500, '1980', 99n, 100n],
    [1000, '990', 99n, 100n],
    [2500, '396', 99n, 100n],
    [3333, '297', 989901n, 1000000n],
    [4950, '200', 99n, 100n],
    [5000, '198', 99n, 100n],
    [6600, '150', 99n, 100n],
    [7500, '132', 99n, 100n],
    [9000, '110', 99n, 100n],
    [9500, '104', 247n, 250n],
    [9800, '101', 4949n, 5000n],
  ])('%i winning numbers pay as published', (winNumbers, multiplier, num, den) => {
    expect(String(diceMultiplier(winNumbers))).toBe(multiplier);
    expect(diceRtp(winNumbers)).toEqual<Ratio>({ num, den });
  });

  it('the greatest stake at the greatest multiplier stays within the limit of a round', () => {
    const { num, den } = multiply(diceSheet().maxWin, fraction(Money.of('50000.0000'), 1n));
    expect(num / den).toBeLessThanOrEqual(Money.of('25000000.0000'));
  });
});

it('the outcome is the same for the least and the greatest stake', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 100, max: 9_800 }), (nonce, winNumbers) => {
      const least = settle(diceV1, betOn('over', winNumbers), drawAt(nonce));
      const greatest = settle(diceV1, betOn('over', winNumbers, '50000.0000'), drawAt(nonce));
      expect(greatest.outcome).toEqual(least.outcome);
      expect(greatest.payout).toBe(least.payout * 50_000n);
    }),
  );
});

it('a simulation stays within 3.29 σ/√N of the exact return', () => {
  const rounds = 20_000;
  const bet = betOn('under', 4950);
  let wins = 0;
  for (let nonce = 0; nonce < rounds; nonce++) {
    if (settle(diceV1, bet, drawAt(nonce)).outcome.won) wins++;
  }
  const chance = 0.495;
  const sigma = 2 * Math.sqrt(chance * (1 - chance));
  expect(Math.abs((2 * wins) / rounds - 0.99)).toBeLessThan((3.29 * sigma) / Math.sqrt(rounds));
});

it.each([
  ['0.0000', 5000],
  ['0.5000', 5000],
  ['1.5000', 5000],
  ['50001.0000', 5000],
  ['1.0000', 99],
  ['1.0000', 9801],
  ['1.0000', 100.5],
])('a stake of %s on %d numbers is not offered', (stake, winNumbers) => {
  expect(diceV1.readBet({ stake, params: { side: 'under', winNumbers } })).toBeNull();
});

it('the config of version 1 never changes', () => {
  const hash = '7941e1ff34f13758684f1e39afaed471499daf20ff35aca243d4c37b42bc3cd7';
  expect(sha256Hex(canonicalJson(diceV1.config))).toBe(hash);
});
