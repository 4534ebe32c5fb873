import { canonicalJson, fairDraw, sha256Hex } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compare, decimalText, fraction, multiply } from '../fractions.ts';
import { chanceOf, returnOf } from '../table/zone-odds.ts';
import { settle } from '../versions.ts';
import { rouletteCard } from './card.ts';
import { rouletteV1 } from './rules.ts';
import { ROULETTE_ODDS } from './sheet.ts';
import { rouletteHundredths, spinWheel } from './spin.ts';
import { rouletteTable } from './table.ts';
import { colourOf, ROULETTE_ZONES, rouletteZone, WHEEL_ORDER, type RouletteKind } from './zones.ts';

/** The draw of a round of the published chain (docs/domain/fairness.md §9). */
const round7 = () =>
  fairDraw({
    serverSeed: 'ece176380d35b949bf1aa382340793ef67658a91823a414ba4966a13c51c231c',
    clientSeed: 'beacon-value-demo-0001',
    nonce: 7,
  });
const ofKind = (kind: RouletteKind) => ROULETTE_ZONES.filter((zone) => zone.kind === kind);
const idsOf = (kind: RouletteKind) => ofKind(kind).map(({ id }) => id);
const betOn = (zones: Record<string, string>) => {
  const bet = rouletteV1.readBet({ zones });
  if (!bet) throw new Error('the bet was refused');
  return bet;
};

it('V20 the ball of round 7 of the published chain lies in 28', () => {
  expect(spinWheel(round7())).toEqual({ pocket: 28 });
  const { outcome, payout } = settle(
    rouletteV1,
    betOn({ 'straight-28': '2.0000', red: '1.0000' }),
    round7(),
  );
  expect(outcome.zones).toEqual([
    { zone: 'straight-28', stake: '2.0000', payout: '72.0000' },
    { zone: 'red', stake: '1.0000', payout: '0.0000' },
  ]);
  expect(payout).toBe(Money.of('72.0000'));
});

it.each<[RouletteKind, number, number]>([
  // Columns: the kind of bet, how many of them the layout has, how many numbers each covers.
  ['straight', 37, 1],
  ['split', 60, 2],
  ['street', 12, 3],
  ['trio', 2, 3],
  ['corner', 22, 4],
  ['first-four', 1, 4],
  ['line', 11, 6],
  ['dozen', 3, 12],
  ['column', 3, 12],
  ['half', 6, 18],
])(
  'GAME-13 a %s: there are %i, each covers %i and returns exactly 36/37',
  (kind, count, covers) => {
    const zones = ofKind(kind);
    expect(zones).toHaveLength(count);
    for (const zone of zones) {
      expect(new Set(zone.covers).size).toBe(covers);
      expect(returnOf(ROULETTE_ODDS, zone.id)).toEqual({ num: 36n, den: 37n });
      expect(chanceOf(ROULETTE_ODDS, zone.id)).toEqual(fraction(BigInt(covers), 37n));
    }
    expect(decimalText(fraction(36n, 37n), 15)).toBe('0.972972972972972');
  },
);

/** Where a number lies on the felt: its street and its place in it; zero lies before all. */
const placeOf = (number: number) => ({ street: Math.ceil(number / 3), row: (number - 1) % 3 });

/** Whether two numbers of the felt share an edge; zero touches the whole first street. */
function touch(a: number, b: number): boolean {
  if (a === 0 || b === 0) return placeOf(a + b).street === 1;
  const one = placeOf(a);
  const other = placeOf(b);
  return Math.abs(one.street - other.street) + Math.abs(one.row - other.row) === 1;
}

it('the splits are exactly the pairs that share an edge on the felt', () => {
  const pairs = WHEEL_ORDER.flatMap((a) =>
    WHEEL_ORDER.filter((b) => b > a && touch(a, b)).map((b) => `split-${a}-${b}`),
  );
  expect(idsOf('split').sort()).toEqual(pairs.sort());
});

it('every inside bet is a set of its own whose numbers hang together on the felt', () => {
  const inside = ROULETTE_ZONES.filter(({ covers }) => covers.length <= 6);
  expect(new Set(inside.map(({ covers }) => covers.join())).size).toBe(145);
  for (const { covers } of inside) {
    for (const number of covers) {
      const neighbours = covers.filter((other) => touch(number, other));
      expect(covers.length === 1 || neighbours.length > 0).toBe(true);
    }
  }
  expect(rouletteZone('first-four').covers).toEqual([0, 1, 2, 3]);
  expect(idsOf('trio')).toEqual(['trio-0-1-2', 'trio-0-2-3']);
});

it('red and black alternate around the wheel, and no outside bet wins on zero', () => {
  expect([...WHEEL_ORDER].sort((a, b) => a - b)).toEqual([...WHEEL_ORDER.keys()]);
  const colours = WHEEL_ORDER.slice(1).map(colourOf);
  for (const [i, colour] of colours.entries()) expect(colour).toBe(i % 2 === 0 ? 'red' : 'black');
  const red = '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' ').map(Number);
  expect(rouletteZone('red').covers).toEqual(red);
  for (const kind of ['dozen', 'column', 'half'] as const)
    for (const zone of ofKind(kind)) expect(zone.covers).not.toContain(0);
});

it('dozens, columns, and each pair of halves cover the 36 numbers once', () => {
  const sets = [
    idsOf('dozen'),
    idsOf('column'),
    ...['red black', 'odd even', 'low high'].map((two) => two.split(' ')),
  ];
  for (const ids of sets) {
    const all = ids.flatMap((id) => rouletteZone(id).covers).sort((a, b) => a - b);
    expect(all).toEqual(Array.from({ length: 36 }, (_, i) => i + 1));
  }
  expect(rouletteZone('column-3').covers).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]);
});

it('a bet pays the sum of its zones on every pocket, and nothing is rounded', () => {
  const anyZones = fc
    .uniqueArray(fc.constantFrom(...ROULETTE_ZONES), { minLength: 1, maxLength: 20 })
    .chain((zones) =>
      fc.tuple(
        ...zones.map(({ id }) => fc.tuple(fc.constant(id), fc.integer({ min: 1, max: 2_000 }))),
      ),
    )
    .map((staked) => Object.fromEntries(staked.map(([id, pesos]) => [id, `${pesos}.0000`])));
  fc.assert(
    fc.property(anyZones, fc.nat(36), (zones, pocket) => {
      const { params, stake } = betOn(zones);
      const outcome = rouletteV1.shared!.outcomeOf(params, { pocket });
      const paid = Object.entries(zones).map(
        ([id, amount]) => (Money.of(amount) * BigInt(rouletteHundredths(id, { pocket }))) / 100n,
      );
      expect(rouletteV1.payout(stake, outcome)).toBe(Money.sum(paid));
      expect(rouletteV1.payout(stake, outcome)).toBeLessThanOrEqual(
        rouletteV1.shared!.most(params),
      );
    }),
  );
});

it.each<[Record<string, string>]>([
  [{}],
  [{ 'straight-37': '1.0000' }],
  [{ 'split-1-5': '1.0000' }],
  [{ 'split-3-4': '1.0000' }],
  [{ toString: '1.0000' }],
  [{ red: '0.5000' }],
  [{ red: '1.5000' }],
  [{ 'straight-7': '2001.0000' }],
  [{ red: '50000.0000', odd: '1.0000' }],
])('a bet of %j is not offered', (zones) => {
  expect(rouletteV1.readBet({ zones })).toBeNull();
});

it('a straight number takes up to 2,000 pesos and every other zone the whole stake', () => {
  betOn({ 'straight-7': '2000.0000', 'straight-8': '1.0000' });
  betOn({ 'split-1-2': '50000.0000' });
  const { params } = betOn({ 'straight-7': '1.0000', low: '1.0000' });
  expect(rouletteV1.shared!.limits(params)).toEqual({
    'straight-7': Money.of('2000.0000'),
    low: Money.of('50000.0000'),
  });
});

it("the sheet has one return for every bet, and the greatest win stays within a round's limit", () => {
  const { rtp, maxWin } = rouletteTable.sheet();
  expect(compare(rtp.least, rtp.greatest)).toBe(0);
  expect(maxWin).toEqual(fraction(36n, 1n));
  const { num, den } = multiply(maxWin, fraction(Money.of(rouletteCard.stake.max), 1n));
  expect(num / den).toBeLessThanOrEqual(Money.of('25000000.0000'));
});

it('the config of version 1 never changes', () => {
  const hash = '5296a81e9dbd49fc343d7807b86af7a43557d5a881c52b5b3bfa6b40eac66a44';
  expect(sha256Hex(canonicalJson(rouletteV1.config))).toBe(hash);
});
