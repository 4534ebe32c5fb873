import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardsIn } from './card-text.ts';
import { beats, inOrder, KINDS, orderOf, playOf } from './ranking.ts';

const cards = (text: string) => cardsIn(text) ?? [];
const play = (text: string) => playOf(cards(text));

it('the 3 of clubs is the lowest card and the 2 of diamonds the highest, suits ♣ ♠ ♥ ♦', () => {
  const all = inOrder(Array.from({ length: 52 }, (_, card) => card));
  expect(all.map(orderOf)).toEqual(all.map((_, at) => at));
  expect(all.slice(0, 5)).toEqual(cards('3c 3s 3h 3d 4c'));
  expect(all.slice(-9)).toEqual(cards('kd ac as ah ad 2c 2s 2h 2d'));
});

it.each([
  ['3c', 'single'],
  ['9s 9d', 'pair'],
  ['2c 2s 2h', 'triple'],
  ['ac 2s 3h 4d 5c', 'straight'],
  ['2c 3s 4h 5d 6c', 'straight'],
  ['10c js qh kd ac', 'straight'],
  ['3s 7s 9s js 2s', 'flush'],
  ['4c 4s 4h jd jc', 'full_house'],
  ['kc ks kh kd 3c', 'quads'],
  ['5d 6d 7d 8d 9d', 'straight_flush'],
  ['jc qs kh ad 2c', undefined],
  ['qc ks ah 2d 3c', undefined],
  ['9s 10d', undefined],
  ['4c 4s 4h 4d', undefined],
  ['4c 4s 5h 5d 6c', undefined],
  ['9s 9s', undefined],
  ['', undefined],
])('%s is a %s', (text, kind) => {
  expect(play(text)?.kind).toBe(kind);
});

it.each([
  // From the lowest to the highest, of one size each.
  [['3c', '3s', '3d', '4c', 'kd', 'ac', 'ad', '2c', '2d']],
  [['3c 3s', '3h 3d', '4c 4s', 'ac as', '2c 2s', '2c 2d']],
  [['3c 3s 3h', 'ac as ah', '2c 2s 2h']],
  [
    [
      'ah 2h 3d 4d 5c',
      'ah 2h 3d 4d 5s',
      '2h 3d 4d 5s 6c',
      '3d 4d 5d 6d 7c',
      '10h jd qd kd ac',
      '3s 4s 6s 7s 9s',
      '3c 4c 6c 7c 10c',
      '3h 4h 6h 7h 2h',
      '3c 3s 3h 2d 2c',
      '2c 2s 2h 3d 3c',
      '3c 3s 3h 3d 4c',
      '2c 2s 2h 2d 3c',
      'ac 2c 3c 4c 5c',
      '2c 3c 4c 5c 6c',
      '10d jd qd kd ad',
    ],
  ],
])('%j go from the lowest to the highest', (list) => {
  const values = list.map((text) => play(text)?.value ?? -1);
  expect(values).not.toContain(-1);
  expect([...values].sort((a, b) => a - b)).toEqual(values);
  expect(new Set(values).size).toBe(values.length);
});

const five = fc.uniqueArray(fc.nat(51), { minLength: 5, maxLength: 5 });
/** Hands that are plays more often than any five cards are. */
const likely = fc.oneof(
  fc
    .tuple(fc.nat(9), fc.array(fc.nat(3), { minLength: 5, maxLength: 5 }))
    .map(([from, suits]) => suits.map((suit, step) => ((from + step) % 13) * 4 + suit)),
  fc
    .tuple(fc.nat(3), fc.uniqueArray(fc.nat(12), { minLength: 5, maxLength: 5 }))
    .map(([suit, ranks]) => ranks.map((rank) => rank * 4 + suit)),
  fc
    .uniqueArray(fc.nat(12), { minLength: 2, maxLength: 2 })
    .chain(([a = 0, b = 0]) =>
      fc.constantFrom(
        [a * 4, a * 4 + 1, a * 4 + 2, b * 4, b * 4 + 3],
        [a * 4, a * 4 + 1, a * 4 + 2, a * 4 + 3, b * 4 + 1],
      ),
    ),
  fc
    .integer({ min: 1, max: 3 })
    .chain((count) =>
      fc.nat(12).map((rank) => Array.from({ length: count }, (_, suit) => rank * 4 + suit)),
    ),
  five,
);

it('GAME-13 plays of one size have one strict order, and plays of two sizes never meet', () => {
  fc.assert(
    fc.property(likely, likely, likely, (one, two, three) => {
      const a = playOf(one);
      const b = playOf(two);
      const c = playOf(three);
      if (!a || !b || !c) return;
      expect(beats(a, a)).toBe(false);
      expect(beats(a, b) && beats(b, a)).toBe(false);
      if (beats(a, b) && beats(b, c)) expect(beats(a, c)).toBe(true);
      // What neither beats is worth the same against everything else.
      const level = a.size === b.size && !beats(a, b) && !beats(b, a);
      if (level) expect([beats(a, c), beats(c, a)]).toEqual([beats(b, c), beats(c, b)]);
      // Without a shared card one of them is higher.
      if (level) expect(one.some((card) => two.includes(card))).toBe(true);
      if (a.size !== b.size) expect(beats(a, b) || beats(b, a)).toBe(false);
      const kindOfA = KINDS.indexOf(a.kind);
      const kindOfB = KINDS.indexOf(b.kind);
      if (a.size === 5 && b.size === 5 && kindOfA > kindOfB) expect(beats(a, b)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
