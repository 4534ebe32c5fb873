import { canonicalJson, fairDraw, sha256Hex, VECTOR_SEEDS, type FairDraw } from '@palaro/fairness';
import { Money, type Ratio } from '@palaro/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, fraction, multiply } from '../fractions.ts';
import { settle } from '../versions.ts';
import { WHEEL_RISKS, WHEEL_SIZES, wheelCard, type WheelParams, type WheelRisk } from './card.ts';
import { spinWheel, wheelV1 } from './rules.ts';
import { ALL_WHEELS, hitOf, returnOf, wheelSheet } from './sheet.ts';
import { countsOf, wheelOf } from './wheels.ts';

const drawAt = (nonce: number) => fairDraw({ ...VECTOR_SEEDS, nonce });
/** A draw that always gives this segment. */
const fixed = (index: number) => ({ int: () => index }) as unknown as FairDraw;
const ONE = Money.of('1.0000');

const betOn = (params: WheelParams, stake = '1.0000') => {
  const bet = wheelV1.readBet({ stake, params });
  if (!bet) throw new Error('the bet was refused');
  return bet;
};

it('V09 stops on segment 43 of the medium wheel of 50, which pays 1.5×', () => {
  expect(spinWheel({ risk: 'medium', segments: 50 }, drawAt(6))).toEqual({
    risk: 'medium',
    segments: 50,
    index: 43,
    multTenths: 15,
    won: true,
  });
});

it.each<[WheelRisk, number, string]>([
  ['low', 10, '0: 2, 11: 1, 12: 6, 14: 1'],
  ['low', 20, '0: 4, 11: 2, 12: 12, 14: 2'],
  ['low', 30, '0: 6, 11: 3, 12: 18, 14: 3'],
  ['low', 40, '0: 8, 11: 4, 12: 24, 14: 4'],
  ['low', 50, '0: 10, 11: 5, 12: 30, 14: 5'],
  ['medium', 10, '0: 5, 15: 2, 18: 1, 20: 1, 29: 1'],
  ['medium', 20, '0: 10, 15: 5, 20: 4, 39: 1'],
  ['medium', 30, '0: 15, 15: 6, 17: 4, 20: 4, 53: 1'],
  ['medium', 40, '0: 20, 15: 8, 20: 10, 28: 1, 40: 1'],
  ['medium', 50, '0: 25, 15: 11, 20: 12, 30: 1, 50: 1'],
  ['high', 10, '0: 9, 97: 1'],
  ['high', 20, '0: 19, 194: 1'],
  ['high', 30, '0: 29, 291: 1'],
  ['high', 40, '0: 39, 388: 1'],
  ['high', 50, '0: 49, 485: 1'],
])(
  'GAME-13 the %s wheel of %i has the published segments and pays back exactly 97 %%',
  (risk, segments, counts) => {
    const params = { risk, segments };
    const found = countsOf(wheelOf(params)).map(({ tenths, count }) => `${tenths}: ${count}`);
    expect(found.join(', ')).toBe(counts);
    const bet = betOn(params);
    const spun = wheelOf(params).map((_, index) => settle(wheelV1, bet, fixed(index)));
    const paid = Money.sum(spun.map(({ payout }) => payout));
    expect(fraction(paid, ONE * BigInt(segments))).toEqual<Ratio>({ num: 97n, den: 100n });
    expect(returnOf(params)).toEqual<Ratio>({ num: 97n, den: 100n });
    const won = spun.filter(({ outcome }) => outcome.won);
    expect(hitOf(params)).toEqual(fraction(BigInt(won.length), BigInt(segments)));
    expect(won.every(({ payout }) => payout > ONE)).toBe(true);
  },
);

it('the sheet says 97 % for every wheel and 48.5 stakes at most, within the limit of a round', () => {
  const { rtp, maxWin } = wheelSheet();
  expect([rtp.least, rtp.greatest]).toEqual([fraction(97n, 100n), fraction(97n, 100n)]);
  expect(maxWin).toEqual(fraction(97n, 2n));
  const { num, den } = multiply(maxWin, fraction(Money.of(wheelCard.stake.max), 1n));
  expect(num / den).toBeLessThanOrEqual(Money.of('25000000.0000'));
  expect([hitOf({ risk: 'low', segments: 30 }), hitOf({ risk: 'high', segments: 50 })]).toEqual([
    fraction(4n, 5n),
    fraction(1n, 50n),
  ]);
});

it('no payout is ever rounded, and the outcome does not know the stake', () => {
  const wheel = fc.constantFrom(...ALL_WHEELS);
  const stakes = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(wheel, stakes, fc.nat(100_000), (params, pesos, nonce) => {
      const bet = betOn(params, `${pesos}.0000`);
      const { outcome, payout } = settle(wheelV1, bet, drawAt(nonce));
      expect(outcome).toEqual(settle(wheelV1, betOn(params), drawAt(nonce)).outcome);
      expect(payout * 10n).toBe(bet.stake * BigInt(outcome.multTenths));
      expect(outcome.multTenths).toBe(wheelOf(params)[outcome.index]);
    }),
  );
});

it('a simulation stays within 3.29 σ/√N of the exact return', () => {
  const params = { risk: 'medium', segments: 30 } as const;
  const squares = wheelOf(params).map((tenths) => fraction(BigInt(tenths * tenths), 3_000n));
  const { num, den } = squares.reduce(add);
  const sigma = Math.sqrt(Number(num) / Number(den) - 0.97 ** 2);
  const rounds = 20_000;
  let tenths = 0;
  for (let nonce = 0; nonce < rounds; nonce++)
    tenths += spinWheel(params, drawAt(nonce)).multTenths;
  const mean = tenths / 10 / rounds;
  expect(Math.abs(mean - 0.97)).toBeLessThan((3.29 * sigma) / Math.sqrt(rounds));
});

it.each([
  ['0.0000', 10],
  ['0.5000', 10],
  ['1.5000', 10],
  ['50001.0000', 10],
  ['1.0000', 0],
  ['1.0000', 15],
  ['1.0000', 60],
])('a stake of %s on %d segments is not offered', (stake, segments) => {
  for (const risk of WHEEL_RISKS) {
    expect(wheelV1.readBet({ stake, params: { risk, segments } })).toBeNull();
  }
});

it('the greatest and the least stake are offered on every size', () => {
  for (const segments of WHEEL_SIZES) {
    for (const stake of ['1.0000', '50000.0000']) betOn({ risk: 'high', segments }, stake);
  }
});

it('the config of version 1 never changes', () => {
  const hash = 'd46569a4de3b6745e989ccabe206c358a43a3e479ffdc58f43de739e9703dca9';
  expect(sha256Hex(canonicalJson(wheelV1.config))).toBe(hash);
});
