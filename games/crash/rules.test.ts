import fc from 'fast-check';
import { canonicalJson, fairDraw, sha256Hex, type FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { compare, decimal, fraction, varianceOf } from '../fractions.ts';
import { FACES } from '../reach.ts';
import { settle } from '../versions.ts';
import { AUTO_HUNDREDTHS, type CrashOutcome, type CrashResult } from './card.ts';
import { chanceOf, returnOf, varianceIn } from './odds.ts';
import { crashSheet, crashV1 } from './rules.ts';

const { shared } = crashV1;
if (!shared) throw new Error('crash is shared');
/** A draw that always gives this number. */
const fixed = (r: bigint) => ({ u52: () => r }) as unknown as FairDraw;
const anyTarget = fc.oneof(fc.integer(AUTO_HUNDREDTHS), fc.integer({ min: 101, max: 2_000 }));
const anyDraw = fc.bigInt({ min: 0n, max: FACES - 1n });

/** The fields as they are stored: those of the call, and the site's. */
const read = (stake: string, auto: number | null, cashOut: number | null) => {
  const input = { stake, auto, cashOut };
  return crashV1.readBet(input);
};
const betOf = (auto: number | null, cashOut: number | null, stake = '1.0000') => {
  const bet = read(stake, auto, cashOut);
  if (!bet) throw new Error('the bet was refused');
  return bet;
};
const outcomeAt = (crash: number, auto: number | null, cashOut: number | null) =>
  (shared.outcomeOf(betOf(auto, cashOut).params, { crash }) as CrashOutcome).at;

const SALT = 'beacon-value-demo-0001';
const H0 = '3e586c249055db5931a05c219179e0e7e2942e072f89f4f280a3c4d68b8a5350';
const CHAIN = [
  [1, '1f8bff7b09470519cdead7e3743885dbdb75d8145fb665dcfc29d64127afcab6', 3660481809093010n, 518],
  [2, 'b1dedcf1c37fa6a56f2bfdc3df34a5119b24055fbf077f2bd28bfcc4b7786233', 2587438901434729n, 227],
  [3, '4117e0543b72ae959c1608a4a2e02c14b9c3e910b37951e47baa5bd6c6427cfd', 924771083983302n, 122],
  [4, '1756bf4807d06dbf402008670660dfdab5d7a551c22a71287b62a112a607778a', 2924376602798874n, 276],
  [5, '53c93af023266c0a4a9d53c25100c1aaeeabb34cdd3ef2f895ef139c5ddc395c', 2861795403168177n, 266],
  [1000, '42a1d39a468e6ed5c7e91ecf3acf8333e4b1079142a938ca3d32ab5c10c6efe1', 201174078623807n, 101],
] as const;

it.each(CHAIN)('V19 round %i of the chain', (round, hash, r, crash) => {
  const seeds = { serverSeed: hash, clientSeed: SALT, nonce: round };
  expect(fairDraw(seeds).u52()).toBe(r);
  expect(shared.result(fairDraw(seeds), 1)).toEqual({ crash });
});

it('V19 every element of the chain leads back to the published one', () => {
  const walk = (from: string, steps: number) => {
    let at = from;
    for (let i = 0; i < steps; i++) at = sha256Hex(at);
    return at;
  };
  for (const [round, hash] of CHAIN) expect(walk(hash, round)).toBe(H0);
});

it.each([
  ['1.01', 270327452880531n, 281474976710656n, 27303072740933631n, 28147497671065600n],
  ['1.10', 3971356035044891n, 4503599627370496n, 43684916385493801n, 45035996273704960n],
  ['1.50', 364040969879115n, 562949953421312n, 1092122909637345n, 1125899906842624n],
  ['2.00', 1092122909637345n, 2251799813685248n, 1092122909637345n, 1125899906842624n],
  ['3.00', 364040969879115n, 1125899906842624n, 1092122909637345n, 1125899906842624n],
  ['5.00', 218424581927469n, 1125899906842624n, 1092122909637345n, 1125899906842624n],
  ['10.00', 218424581927469n, 2251799813685248n, 1092122909637345n, 1125899906842624n],
  ['20.00', 218424581927469n, 4503599627370496n, 1092122909637345n, 1125899906842624n],
  ['50.00', 87369832770987n, 4503599627370496n, 2184245819274675n, 2251799813685248n],
  ['100.00', 43684916385493n, 4503599627370496n, 1092122909637325n, 1125899906842624n],
  ['1000.00', 4368491638549n, 4503599627370496n, 546061454818625n, 562949953421312n],
  ['10000.00', 218424581927n, 2251799813685248n, 136515363704375n, 140737488355328n],
])('GAME-13 a target of %s× has the published chance and return', (text, num, den, paid, of) => {
  const target = Number(text.replace('.', ''));
  expect(chanceOf(target)).toEqual({ num, den });
  expect(returnOf(target)).toEqual({ num: paid, den: of });
});

it('GAME-13 a flight ends at 1.00× as often as published', () => {
  const { num, den } = chanceOf(101);
  const never = fraction(den - num, den);
  expect(never).toEqual({ num: 11147523830125n, den: 281474976710656n });
});

it('GAME-13 exactly as many draws win as the chance says, by target and by hand', () => {
  fc.assert(
    fc.property(anyTarget, (target) => {
      const { num, den } = chanceOf(target);
      // The draws that win are the greatest ones, so the edge is where they begin.
      const edge = FACES - (num * FACES) / den;
      for (const bet of [betOf(target, null), betOf(null, target), betOf(target, target)]) {
        expect(crashV1.play(bet.params, fixed(edge)).at).toBe(target);
        expect(crashV1.play(bet.params, fixed(edge - 1n)).at).toBeNull();
      }
    }),
  );
});

it.each([
  // Columns: where it crashed, the target, the cash-out by hand, what is paid.
  [250, 200, null, 200],
  [200, 200, null, 200],
  [199, 200, null, null],
  [250, null, 180, 180],
  [180, null, 180, 180],
  [250, 200, 180, 180],
  [190, 200, 180, 180],
  [250, 200, 230, 200],
  [170, 200, 180, null],
  [250, null, null, null],
  [100, null, 100, null],
  [101, null, 100, 100],
])('at %i with target %j and cash-out %j, %j is paid', (crash, auto, cashOut, at) => {
  expect(outcomeAt(crash, auto, cashOut)).toBe(at);
});

it('the sheet covers the return of every target, and both ends are reached', () => {
  const { rtp, maxWin } = crashSheet();
  fc.assert(
    fc.property(anyTarget, (target) => {
      expect(compare(returnOf(target), rtp.least)).toBeGreaterThanOrEqual(0);
      expect(compare(returnOf(target), rtp.greatest)).toBeLessThanOrEqual(0);
    }),
  );
  expect(compare(rtp.least, fraction(9_699_999n, 10_000_000n))).toBe(1);
  expect(rtp.greatest).toEqual(fraction(97n, 100n));
  expect(maxWin).toEqual(fraction(10_000n, 1n));
});

it('a win pays its multiplier uncut; result and outcome do not know the stake', () => {
  const anyBet = fc.record({
    auto: fc.option(anyTarget),
    cashOut: fc.option(fc.integer({ min: 100, max: 1_000_000 })),
    pesos: fc.integer({ min: 1, max: 2_500 }),
  });
  fc.assert(
    fc.property(anyBet, anyDraw, ({ auto, cashOut, pesos }, r) => {
      const bet = betOf(auto, cashOut, `${pesos}.0000`);
      const { outcome, payout } = settle(crashV1, bet, fixed(r));
      expect(outcome).toEqual(crashV1.play(betOf(auto, cashOut).params, fixed(r)));
      const result = shared.result(fixed(r), 1) as CrashResult;
      expect(shared.outcomeOf(bet.params, result)).toEqual(outcome);
      expect(payout * 100n).toBe(bet.stake * BigInt(outcome.at ?? 0));
      expect(payout).toBeLessThanOrEqual(shared.most(bet.params));
    }),
  );
  expect(shared.most(betOf(null, null, '2500.0000').params)).toBe(Money.of('25000000.0000'));
});

it.each([
  ['0.0000', null, null],
  ['1.5000', null, null],
  ['2501.0000', null, null],
  ['1.0000', 100, null],
  ['1.0000', 1_000_001, null],
  ['1.0000', null, 99],
  ['1.0000', null, 1_000_001],
])('a stake of %s with target %j and cash-out %j is not offered', (stake, auto, cashOut) => {
  expect(read(stake, auto, cashOut)).toBeNull();
});

it('the config of version 1 never changes', () => {
  const hash = 'fccce418a37597ae5347be80dae607d05f67823f09bf6b6a009671d46b3b4425';
  expect(sha256Hex(canonicalJson(crashV1.config))).toBe(hash);
});

it.each([101, 102, 150, 200, 1_000])(
  'how far a player dared to go by hand adds up to the variance of a target of %i',
  (target) => {
    const way = (crash: number) => {
      const at = crash >= target ? target : null;
      return varianceIn({ stake: '1.0000', auto: null, cashOut: at }, { crash, at });
    };
    const reach = (hundredths: number) => (hundredths <= 100 ? 1 : decimal(chanceOf(hundredths)));
    let mean = reach(target) * way(target);
    for (let crash = 100; crash < target; crash++)
      mean += (reach(crash) - reach(crash + 1)) * way(crash);
    const exact = varianceOf([{ chance: chanceOf(target), times: target / 100 }]);
    expect(mean).toBeCloseTo(exact, 6);
    const planned = { stake: '1.0000', auto: target, cashOut: null };
    expect(varianceIn(planned, { crash: 100, at: null })).toBeCloseTo(exact, 12);
    expect(varianceIn({ ...planned, cashOut: 100 }, { crash: 100_000, at: 100 })).toBeLessThan(
      exact,
    );
  },
);
