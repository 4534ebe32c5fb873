import { canonicalJson, fairDraw, sha256Hex, VECTOR_SEEDS, type FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { colorGameV1 } from '../color-game/rules.ts';
import { ALL_FACES } from '../color-game/sheet.ts';
import { ZONES, type Faces } from '../color-game/zones.ts';
import { settle } from '../versions.ts';
import { colorPeryaV1 } from './rules.ts';

const rules = colorPeryaV1;
const table = rules.shared;
if (!table) throw new Error('the table has no shared rounds');
const drawAt = (nonce: number) => fairDraw({ ...VECTOR_SEEDS, nonce });
/** A draw that always gives these faces. */
function fixed(faces: Faces): FairDraw {
  const left = [...faces];
  return { int: () => left.shift() } as unknown as FairDraw;
}
function betOn(zones: Record<string, string>) {
  const bet = rules.readBet({ zones });
  if (!bet) throw new Error('the bet was refused');
  return bet;
}

it('V11 throws for everybody what Color Game throws for one', () => {
  expect(table.result(drawAt(8), 1)).toEqual({ faces: [4, 3, 2] });
  expect(table.isLastHand(drawAt(8), 1)).toBe(true);
});

it('GAME-13 on every throw each zone pays at the table what it pays in Color Game', () => {
  for (const { id } of ZONES) {
    const zones = { [id]: '10.0000' };
    const bet = betOn(zones);
    const alone = colorGameV1.readBet({ stake: '10.0000', params: { zones } });
    for (const faces of ALL_FACES) {
      const { payout } = settle(rules, bet, fixed(faces));
      expect(payout).toBe(settle(colorGameV1, alone!, fixed(faces)).payout);
      expect(payout).toBeLessThanOrEqual(table.most(bet.params));
    }
  }
  expect(rules.sheet()).toEqual(colorGameV1.sheet());
});

const anyZones = fc
  .uniqueArray(fc.constantFrom(...ZONES.map(({ id }) => id)), { minLength: 1, maxLength: 29 })
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.tuple(fc.constant(id), fc.integer({ min: 1, max: 500 })))),
  )
  .map((staked) => Object.fromEntries(staked.map(([id, pesos]) => [id, `${pesos}.0000`])));

it('a bet is drawn again as the table settled it, and its zones add up', () => {
  fc.assert(
    fc.property(anyZones, fc.nat(100_000), (zones, nonce) => {
      const bet = betOn(zones);
      const { outcome, payout } = settle(rules, bet, drawAt(nonce));
      expect(table.outcomeOf(bet.params, table.result(drawAt(nonce), 1))).toEqual(outcome);
      expect(payout).toBe(Money.sum(outcome.zones.map((zone) => Money.of(zone.payout))));
      expect(outcome.zones.map(({ zone }) => zone).sort()).toEqual(Object.keys(zones).sort());
      expect(bet.stake).toBe(Money.sum(Object.values(zones).map(Money.of)));
    }),
  );
});

it.each<[Record<string, string>, boolean]>([
  [{ red: '20000.0000' }, true],
  [{ red: '20000.0000', blue: '1.0000' }, false],
  [{ pair: '5000.0000', 'red-blue': '5000.0000' }, true],
  [{ pair: '5001.0000' }, false],
  [{ 'red-blue': '5001.0000' }, false],
  [{ 'any-triple': '500.0000', 'red-triple': '500.0000' }, true],
  [{ 'any-triple': '501.0000' }, false],
  [{ 'red-triple': '501.0000' }, false],
  [{ red: '0.5000' }, false],
  [{ purple: '1.0000' }, false],
  [{ constructor: '1.0000' }, false],
  [{}, false],
])('the stakes %j are offered: %s', (zones, offered) => {
  expect(rules.readBet({ zones }) !== null).toBe(offered);
});

it('the config of version 1 never changes', () => {
  expect(sha256Hex(canonicalJson(rules.config))).toBe(
    '75f1b15da291596c6ac1f42052c7e28cadf5bdeb2dae6e3036e975040a72926f',
  );
});
