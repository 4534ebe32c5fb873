import { canonicalJson, fairDraw, sha256Hex, VECTOR_SEEDS, type FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fraction, multiply } from '../fractions.ts';
import { settle } from '../versions.ts';
import { colorGameCard } from './card.ts';
import { colorGameV1, throwDice } from './rules.ts';
import { ALL_FACES, chanceOf, colorGameSheet, returnOf } from './sheet.ts';
import { COLOURS, tenthsOf, ZONES, type Faces, type Zone } from './zones.ts';

const drawAt = (nonce: number) => fairDraw({ ...VECTOR_SEEDS, nonce });
/** A draw that always gives these faces. */
function fixed(faces: Faces): FairDraw {
  const left = [...faces];
  return { int: () => left.shift() } as unknown as FairDraw;
}
const zoneOf = (id: string): Zone => ZONES.find((zone) => zone.id === id) as Zone;
const ofKind = (kind: Zone['kind']) => ZONES.filter((zone) => zone.kind === kind);
const ONE = Money.of('1.0000');

function betOn(zones: Record<string, string>) {
  const stake = Money.text(Money.sum(Object.values(zones).map(Money.of)));
  const bet = colorGameV1.readBet({ stake, params: { zones } });
  if (!bet) throw new Error('the bet was refused');
  return bet;
}

it('V11 shows white, green, yellow', () => {
  const { faces } = throwDice({ zones: { red: '1.0000' } }, drawAt(8));
  expect(faces).toEqual([4, 3, 2]);
  expect(faces.map((face) => COLOURS[face])).toEqual(['white', 'green', 'yellow']);
});

it('a colour shows on 0, 1, 2 and 3 dice in 125, 75, 15 and 1 of the 216 throws', () => {
  for (const colour of COLOURS.keys()) {
    const counts = [0, 0, 0, 0];
    for (const faces of ALL_FACES) counts[faces.filter((face) => face === colour).length]! += 1;
    expect(counts).toEqual([125, 75, 15, 1]);
  }
});

it.each<[Zone['kind'], number, [bigint, bigint], [bigint, bigint]]>([
  ['single', 6, [23n, 24n], [91n, 216n]],
  ['pair', 1, [23n, 24n], [5n, 12n]],
  ['any-triple', 1, [17n, 18n], [1n, 36n]],
  ['two', 15, [23n, 24n], [5n, 36n]],
  ['triple', 6, [103n, 108n], [1n, 216n]],
])(
  'GAME-13 every zone of the kind %s pays back exactly its published share over all throws',
  (kind, count, rtp, chance) => {
    const zones = ofKind(kind);
    expect(zones).toHaveLength(count);
    for (const zone of zones) {
      const bet = betOn({ [zone.id]: '1.0000' });
      const thrown = ALL_FACES.map((faces) => settle(colorGameV1, bet, fixed(faces)));
      const paid = Money.sum(thrown.map(({ payout }) => payout));
      expect(fraction(paid, ONE * 216n)).toEqual({ num: rtp[0], den: rtp[1] });
      expect(returnOf(zone)).toEqual({ num: rtp[0], den: rtp[1] });
      expect(chanceOf(zone)).toEqual({ num: chance[0], den: chance[1] });
    }
  },
);

it.each<[string, Faces, number]>([
  ['red', [0, 1, 2], 20],
  ['red', [0, 1, 0], 30],
  ['red', [0, 0, 0], 120],
  ['red', [1, 2, 3], 0],
  ['pair', [4, 5, 4], 23],
  ['pair', [4, 4, 4], 0],
  ['pair', [3, 4, 5], 0],
  ['any-triple', [5, 5, 5], 340],
  ['pink-triple', [5, 5, 5], 2_060],
  ['pink-triple', [4, 4, 4], 0],
  ['red-blue', [1, 4, 0], 69],
  ['red-blue', [0, 0, 1], 69],
  ['red-blue', [0, 0, 0], 0],
])('%s on the faces %j returns %i tenths', (id, faces, tenths) => {
  expect(tenthsOf(zoneOf(id), faces)).toBe(tenths);
});

it('the sheet covers every zone, and the greatest win stays within the limit of a round', () => {
  const { rtp, maxWin } = colorGameSheet();
  expect([rtp.least, rtp.greatest]).toEqual([fraction(17n, 18n), fraction(23n, 24n)]);
  expect(maxWin).toEqual(fraction(206n, 1n));
  const { num, den } = multiply(maxWin, fraction(Money.of(colorGameCard.stake.max), 1n));
  expect(num / den).toBeLessThanOrEqual(Money.of('25000000.0000'));
});

const anyZones = fc
  .uniqueArray(fc.constantFrom(...ZONES.map(({ id }) => id)), { minLength: 1, maxLength: 29 })
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.tuple(fc.constant(id), fc.integer({ min: 1, max: 600 })))),
  )
  .map((staked) => Object.fromEntries(staked.map(([id, pesos]) => [id, `${pesos}.0000`])));

it('zones are paid one by one and nothing is rounded; the dice do not know the stakes', () => {
  fc.assert(
    fc.property(anyZones, fc.nat(100_000), (zones, nonce) => {
      const { outcome, payout } = settle(colorGameV1, betOn(zones), drawAt(nonce));
      const alone = Object.entries(zones).map(([id, stake]) =>
        settle(colorGameV1, betOn({ [id]: stake }), drawAt(nonce)),
      );
      expect(payout).toBe(Money.sum(alone.map((one) => one.payout)));
      for (const one of alone) expect(one.outcome.faces).toEqual(outcome.faces);
      expect(outcome.zones).toHaveLength(Object.keys(zones).length);
      for (const { zone, stake, payout: paid } of outcome.zones) {
        const tenths = BigInt(tenthsOf(zoneOf(zone), outcome.faces));
        expect(Money.of(paid) * 10n).toBe(Money.of(stake) * tenths);
      }
    }),
  );
});

it.each<[string, Record<string, string>]>([
  ['10.0000', {}],
  ['10.0000', { red: '5.0000' }],
  ['1.0000', { purple: '1.0000' }],
  ['1.0000', { 'blue-red': '1.0000' }],
  ['1.0000', { constructor: '1.0000' }],
  ['0.5000', { red: '0.5000' }],
  ['3.0000', { red: '1.5000', blue: '1.5000' }],
  ['1.0000', { red: '2.0000', blue: '-1.0000' }],
  ['20001.0000', { red: '20000.0000', blue: '1.0000' }],
])('a stake of %s on %j is not offered', (stake, zones) => {
  expect(colorGameV1.readBet({ stake, params: { zones } })).toBeNull();
});

it('the greatest stake may lie on one zone or on many', () => {
  betOn({ 'pink-triple': '20000.0000' });
  betOn(Object.fromEntries(ZONES.slice(0, 20).map(({ id }) => [id, '1000.0000'])));
});

it('the config of version 1 never changes', () => {
  const hash = 'c6d514de8c23ec9ed49e87b80d746709e6e08c592f0fb1ac9909a484a5d3aaa4';
  expect(sha256Hex(canonicalJson(colorGameV1.config))).toBe(hash);
});
