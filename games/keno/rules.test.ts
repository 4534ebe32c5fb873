import fc from 'fast-check';
import { canonicalJson, fairDraw, sha256Hex, VECTOR_SEEDS } from '@palaro/fairness';
import { Money, type Ratio } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { add, compare, fraction } from '../fractions.ts';
import { settle } from '../versions.ts';
import type { KenoParams } from './card.ts';
import { chanceOf, chanceOfPay, returnOf } from './odds.ts';
import { drawKeno, kenoV1 } from './rules.ts';
import { kenoSheet } from './sheet.ts';
import { NUMBERS, RISKS, tableOf } from './tables.ts';

const drawAt = (nonce: number) => fairDraw({ ...VECTOR_SEEDS, nonce });
const anyNumber = fc.integer({ min: 1, max: NUMBERS });
const anyPicks = fc.uniqueArray(anyNumber, { minLength: 1, maxLength: 10 });
const anyParams = fc.record({ risk: fc.constantFrom(...RISKS), picks: anyPicks });

const betOn = (params: KenoParams, stake = '1.0000') => {
  const bet = kenoV1.readBet({ stake, params });
  if (!bet) throw new Error('the bet was refused');
  return bet;
};

it('V08 draws its ten numbers, and its picks are counted', () => {
  const picks = [5, 40, 33, 1, 14];
  expect(drawKeno({ risk: 'high', picks }, drawAt(5))).toEqual({
    drawn: [14, 33, 24, 27, 21, 6, 28, 7, 19, 5],
    hits: [14, 33, 5],
    picks: 5,
    multTenths: 45,
  });
});

it('the chances of all counts of hits add up to one, and ten of ten is one in 847,660,528', () => {
  for (let picks = 1; picks <= 10; picks++) {
    const chances = Array.from({ length: picks + 1 }, (_, hits) => chanceOf(picks, hits));
    expect(chances.reduce(add)).toEqual(fraction(1n, 1n));
  }
  expect(chanceOf(10, 10)).toEqual({ num: 1n, den: 847_660_528n });
});

it.each([
  ['classic', 1, 39n, 40n, 1n, 4n],
  ['classic', 2, 251n, 260n, 23n, 52n],
  ['classic', 3, 4767n, 4940n, 291n, 494n],
  ['classic', 4, 35281n, 36556n, 12797n, 18278n],
  ['classic', 5, 8803n, 9139n, 353n, 962n],
  ['classic', 6, 70579n, 73112n, 1333n, 2812n],
  ['classic', 7, 299709n, 310726n, 2729n, 11951n],
  ['classic', 8, 8216851n, 8544965n, 40981n, 131461n],
  ['classic', 9, 132098881n, 136719440n, 209599n, 525844n],
  ['classic', 10, 4094122647n, 4238302640n, 7906969n, 16301164n],
  ['high', 1, 39n, 40n, 1n, 4n],
  ['high', 2, 501n, 520n, 3n, 52n],
  ['high', 3, 1191n, 1235n, 3n, 247n],
  ['high', 4, 44091n, 45695n, 381n, 9139n],
  ['high', 5, 35275n, 36556n, 816n, 9139n],
  ['high', 6, 176387n, 182780n, 236n, 9139n],
  ['high', 7, 2997807n, 3107260n, 8072n, 155363n],
  ['high', 8, 8251062n, 8544965n, 11749n, 131461n],
  ['high', 9, 131879417n, 136719440n, 36287n, 262922n],
  ['high', 10, 4088100949n, 4238302640n, 3208969n, 16301164n],
] as const)(
  'GAME-13 the card %s with %i picks has the published return and chance of a pay',
  (risk, picks, num, den, payNum, payDen) => {
    expect(tableOf(risk, picks)).toHaveLength(picks + 1);
    expect(returnOf(risk, picks)).toEqual<Ratio>({ num, den });
    expect(chanceOfPay(risk, picks)).toEqual<Ratio>({ num: payNum, den: payDen });
  },
);

it('the sheet covers every count of picks', () => {
  const { least, greatest } = kenoSheet().rtp;
  expect(least).toEqual({ num: 8_216_851n, den: 8_544_965n });
  expect(greatest).toEqual({ num: 39n, den: 40n });
  expect(kenoSheet().maxWin).toEqual(fraction(1_230n, 1n));
  for (const risk of RISKS) {
    for (let picks = 1; picks <= 10; picks++) {
      expect(compare(returnOf(risk, picks), least)).toBeGreaterThanOrEqual(0);
      expect(compare(returnOf(risk, picks), greatest)).toBeLessThanOrEqual(0);
    }
  }
});

it('hits are the picks among the numbers drawn, and the outcome does not know the stake', () => {
  fc.assert(
    fc.property(anyParams, fc.nat(100_000), (params, nonce) => {
      const { outcome, payout } = settle(kenoV1, betOn(params), drawAt(nonce));
      const greatest = settle(kenoV1, betOn(params, '10000.0000'), drawAt(nonce));
      const { drawn, hits, multTenths } = outcome;
      expect(greatest.outcome).toEqual(outcome);
      expect(greatest.payout).toBe(payout * 10_000n);
      expect(greatest.payout).toBeLessThanOrEqual(Money.of('25000000.0000'));
      expect([new Set(drawn).size, drawn.length]).toEqual([10, 10]);
      expect(drawn.every((number) => number >= 1 && number <= NUMBERS)).toBe(true);
      expect(hits).toHaveLength(params.picks.filter((pick) => drawn.includes(pick)).length);
      expect(multTenths).toBe(tableOf(params.risk, params.picks.length)[hits.length]);
      expect(payout * 10n).toBe(Money.of('1.0000') * BigInt(multTenths));
    }),
  );
});

it('the order of the picks changes nothing', () => {
  fc.assert(
    fc.property(anyParams, fc.nat(100_000), ({ risk, picks }, nonce) => {
      const turned = [...picks].reverse();
      expect(drawKeno({ risk, picks: turned }, drawAt(nonce))).toEqual(
        drawKeno({ risk, picks }, drawAt(nonce)),
      );
    }),
  );
});

it('a simulation stays within 3.29 σ/√N of the exact return', () => {
  const picks = [3, 8, 17, 24, 31];
  const rounds = 10_000;
  let paid = 0;
  for (let nonce = 0; nonce < rounds; nonce++) {
    paid += drawKeno({ risk: 'classic', picks }, drawAt(nonce)).multTenths / 10;
  }
  const { num, den } = returnOf('classic', picks.length);
  const exact = Number(num) / Number(den);
  const squares = tableOf('classic', picks.length).map((tenths, hits) => {
    const chance = chanceOf(picks.length, hits);
    return (Number(chance.num) / Number(chance.den)) * (tenths / 10 - exact) ** 2;
  });
  const sigma = Math.sqrt(squares.reduce((sum, one) => sum + one));
  expect(Math.abs(paid / rounds - exact)).toBeLessThan((3.29 * sigma) / Math.sqrt(rounds));
});

it.each([
  ['0.0000', [1]],
  ['1.5000', [1]],
  ['10001.0000', [1]],
  ['1.0000', []],
  ['1.0000', [7, 7]],
  ['1.0000', [0]],
  ['1.0000', [41]],
  ['1.0000', [2.5]],
  ['1.0000', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
])('a stake of %s on %j is not offered', (stake, picks) => {
  expect(kenoV1.readBet({ stake, params: { risk: 'classic', picks } })).toBeNull();
});

it('the config of version 1 never changes', () => {
  const hash = 'f7fd370a1fae4405a2c876fff9b1050f3856084303296fe05664a03ae90d1fc0';
  expect(sha256Hex(canonicalJson(kenoV1.config))).toBe(hash);
});
