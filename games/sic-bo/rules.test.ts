import { canonicalJson, fairDraw, sha256Hex } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalText, fraction, multiply } from '../fractions.ts';
import { chanceOf, returnOf } from '../table/zone-odds.ts';
import { settle } from '../versions.ts';
import { sicBoCard } from './card.ts';
import { sicBoV1 } from './rules.ts';
import { SIC_BO_ODDS } from './sheet.ts';
import { sicBoHundredths, throwDice, type Dice } from './throw.ts';
import { sicBoTable } from './table.ts';
import { SIC_BO_ZONES, type SicBoKind } from './zones.ts';

/** The draw of a round of the published chain (docs/domain/fairness.md §9). */
const round8 = () =>
  fairDraw({
    serverSeed: '34c93c893ffd0ad55d04a25e1af3d1522dfc75df3b0fe62788dd5e9d7103172f',
    clientSeed: 'beacon-value-demo-0001',
    nonce: 8,
  });
const betOn = (zones: Record<string, string>) => {
  const bet = sicBoV1.readBet({ zones });
  if (!bet) throw new Error('the bet was refused');
  return bet;
};

it('V21 the dice of round 8 of the published chain show 4, 1 and 5', () => {
  expect(throwDice(round8())).toEqual({ dice: [4, 1, 5] });
  const zones = { small: '2.0000', 'total-10': '1.0000', 'two-1-5': '1.0000', big: '3.0000' };
  const { outcome, payout } = settle(sicBoV1, betOn(zones), round8());
  expect(outcome.zones.map(({ zone, payout: paid }) => [zone, paid])).toEqual([
    ['small', '4.0000'],
    ['big', '0.0000'],
    ['total-10', '7.0000'],
    ['two-1-5', '6.9000'],
  ]);
  expect(payout).toBe(Money.of('17.9000'));
});

type Share = [bigint, bigint];
const totals = (total: number) => [`total-${total}`, `total-${21 - total}`];
const ofKind = (...kinds: SicBoKind[]) =>
  SIC_BO_ZONES.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);

it.each<[string, string[], number, Share, Share, string]>([
  // Columns: the bet, its zones, how many they are, the chance, the return, its first decimals.
  [
    'big, small, odd, even',
    ofKind('big', 'small', 'odd', 'even'),
    4,
    [35n, 72n],
    [35n, 36n],
    '0.972222222222222',
  ],
  ['total 4 or 17', totals(4), 2, [1n, 72n], [7n, 8n], '0.875000000000000'],
  ['total 5 or 16', totals(5), 2, [1n, 36n], [8n, 9n], '0.888888888888888'],
  ['total 6 or 15', totals(6), 2, [5n, 108n], [25n, 27n], '0.925925925925925'],
  ['total 7 or 14', totals(7), 2, [5n, 72n], [65n, 72n], '0.902777777777777'],
  ['total 8 or 13', totals(8), 2, [7n, 72n], [7n, 8n], '0.875000000000000'],
  ['total 9 or 12', totals(9), 2, [25n, 216n], [25n, 27n], '0.925925925925925'],
  ['total 10 or 11', totals(10), 2, [1n, 8n], [7n, 8n], '0.875000000000000'],
  ['specific double', ofKind('double'), 6, [2n, 27n], [26n, 27n], '0.962962962962962'],
  ['specific triple', ofKind('triple'), 6, [1n, 216n], [49n, 54n], '0.907407407407407'],
  ['any triple', ['any-triple'], 1, [1n, 36n], [11n, 12n], '0.916666666666666'],
  ['two dice', ofKind('two'), 15, [5n, 36n], [23n, 24n], '0.958333333333333'],
  ['single die', ofKind('single'), 6, [91n, 216n], [26n, 27n], '0.962962962962962'],
])(
  'GAME-13 %s pays back exactly its published share over all 216 throws',
  (_bet, ids, count, [p, of], [num, den], decimals) => {
    expect(ids).toHaveLength(count);
    for (const id of ids) {
      expect(chanceOf(SIC_BO_ODDS, id)).toEqual({ num: p, den: of });
      expect(returnOf(SIC_BO_ODDS, id)).toEqual({ num, den });
      expect(decimalText(returnOf(SIC_BO_ODDS, id), 15)).toBe(decimals);
    }
  },
);

it('every throw is counted once, and its total is one of the fields or a triple of ones or sixes', () => {
  const { results } = SIC_BO_ODDS;
  expect(new Set(results.map(({ dice }) => dice.join())).size).toBe(216);
  const fields = ofKind('total');
  expect(fields).toHaveLength(14);
  for (const result of results) {
    const hit = fields.filter((id) => sicBoHundredths(id, result) > 0);
    expect(hit.length).toBe(['1,1,1', '6,6,6'].includes(result.dice.join()) ? 0 : 1);
  }
});

it('big and small, odd and even: one of two wins, and neither on a triple', () => {
  for (const result of SIC_BO_ODDS.results) {
    const triple = new Set(result.dice).size === 1;
    for (const two of [
      ['big', 'small'],
      ['odd', 'even'],
    ]) {
      const paid = two.filter((id) => sicBoHundredths(id, result) === 200);
      expect(paid).toHaveLength(triple ? 0 : 1);
    }
  }
});

it.each<[string, Dice, number]>([
  ['single-4', [4, 1, 5], 200],
  ['single-4', [4, 4, 5], 300],
  ['single-4', [4, 4, 4], 1_300],
  ['single-4', [1, 2, 3], 0],
  ['double-2', [2, 5, 2], 1_300],
  ['double-2', [2, 2, 2], 1_300],
  ['triple-2', [2, 2, 2], 19_600],
  ['triple-2', [2, 5, 2], 0],
  ['any-triple', [6, 6, 6], 3_300],
  ['two-1-6', [6, 1, 1], 690],
  ['two-1-6', [1, 1, 1], 0],
  ['total-4', [1, 1, 2], 6_300],
  ['total-9', [3, 3, 3], 800],
  ['small', [3, 3, 4], 200],
  ['big', [3, 4, 4], 200],
  ['small', [3, 3, 3], 0],
])('%s on the dice %j returns %i hundredths', (id, dice, hundredths) => {
  expect(sicBoHundredths(id, { dice })).toBe(hundredths);
});

it('the order of the dice changes no payout, and a bet pays the sum of its zones', () => {
  const face = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(face, face, face, fc.integer({ min: 1, max: 500 }), (a, b, c, pesos) => {
      const zones = Object.fromEntries(SIC_BO_ZONES.map(({ id }) => [id, `${pesos}.0000`]));
      const { params, stake } = betOn(zones);
      const paid = ([x, y, z]: Dice) =>
        sicBoV1.payout(stake, sicBoV1.shared!.outcomeOf(params, { dice: [x, y, z] }));
      expect(paid([c, a, b])).toBe(paid([a, b, c]));
      const hundredths = SIC_BO_ZONES.map(({ id }) => sicBoHundredths(id, { dice: [a, b, c] }));
      const sum = hundredths.reduce((one, other) => one + other, 0);
      expect(paid([a, b, c]) * 100n).toBe(Money.of(`${pesos}.0000`) * BigInt(sum));
      expect(paid([a, b, c])).toBeLessThanOrEqual(sicBoV1.shared!.most(params));
    }),
  );
});

it.each<[Record<string, string>]>([
  [{}],
  [{ 'total-3': '1.0000' }],
  [{ 'two-2-1': '1.0000' }],
  [{ constructor: '1.0000' }],
  [{ big: '0.5000' }],
  [{ 'triple-6': '501.0000' }],
  [{ 'total-5': '501.0000' }],
  [{ 'total-6': '5001.0000' }],
  [{ big: '50000.0000', odd: '1.0000' }],
])('a bet of %j is not offered', (zones) => {
  expect(sicBoV1.readBet({ zones })).toBeNull();
});

it('the even bets take 50,000 pesos, the others 5,000, and what pays 30:1 or more 500', () => {
  const zones = {
    big: '1.0000',
    'single-1': '1.0000',
    'total-6': '1.0000',
    'any-triple': '1.0000',
  };
  const limits = sicBoV1.shared!.limits(betOn(zones).params);
  expect(Object.values(limits).map(Money.text)).toEqual([
    '50000.0000',
    '5000.0000',
    '5000.0000',
    '500.0000',
  ]);
});

it('the sheet covers every zone, and the greatest win stays within the limit of a round', () => {
  const { rtp, maxWin } = sicBoTable.sheet();
  expect([rtp.least, rtp.greatest]).toEqual([fraction(7n, 8n), fraction(35n, 36n)]);
  expect(maxWin).toEqual(fraction(196n, 1n));
  const { num, den } = multiply(maxWin, fraction(Money.of(sicBoCard.stake.max), 1n));
  expect(num / den).toBeLessThanOrEqual(Money.of('25000000.0000'));
});

it('the config of version 1 never changes', () => {
  const hash = '9ad870517d2ced03968b42c0023b7f4f28204a7cd8ba29b5cff1ebb92decefeb';
  expect(sha256Hex(canonicalJson(sicBoV1.config))).toBe(hash);
});
