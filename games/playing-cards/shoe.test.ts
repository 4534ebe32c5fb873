import { fairDraw, type FairDraw } from '@palaro/fairness';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countOf, rankOf, suitOf } from './cards.ts';
import { CUT_CARD, dealFromShoe } from './shoe.ts';

/** The vectors' chain of shared rounds, element 9. */
const V22 = {
  serverSeed: '01eb2104a72873d768e9e6d9ef25887bcbe38fc7343a57cd73f99c8a09d5f8d7',
  clientSeed: 'beacon-value-demo-0001',
  nonce: 9,
};
const FIRST = ['Kc', '3c', 'Qh', '5s', '5c', 'Qd', '7d', '4c', '6s', '2c', 'Ac', 'Ac'];
const FULL = Array.from({ length: 416 }, (_, card) => card);
const nameOf = (card: number) => `${'A23456789TJQK'[rankOf(card)]}${suitOf(card)[0]}`;
const drawAt = (nonce: number) => fairDraw({ ...V22, nonce });
/** A hand of so many cards. */
const take = (count: number) => (next: () => number) => ({
  cards: Array.from({ length: count }, next),
});
/** A shoe that is not shuffled. */
const asItIs = { shuffle: (list: readonly number[]) => [...list] } as unknown as FairDraw;

it('V22 shuffles the shoe of the vector and shows its first card as the burn card', () => {
  const shuffled = fairDraw(V22).shuffle(FULL);
  expect(shuffled.slice(0, 12)).toEqual([
    51, 167, 149, 276, 279, 150, 286, 223, 124, 111, 315, 211,
  ]);
  expect(shuffled.slice(0, 12).map((card) => nameOf(card % 52))).toEqual(FIRST);
  const first = dealFromShoe(fairDraw(V22), 1, take(4));
  // The king counts ten, so ten cards after it are skipped.
  expect(nameOf(first.burn)).toBe('Kc');
  expect(first.cards).toEqual(shuffled.slice(11, 15).map((card) => card % 52));
});

it('an ace counts one and skips one card; tens and pictures count ten', () => {
  expect(dealFromShoe(asItIs, 1, take(2))).toMatchObject({ burn: 0, cards: [2, 3], hand: 1 });
  expect([0, 4, 32, 36, 40, 44, 48].map(countOf)).toEqual([1, 2, 9, 10, 10, 10, 10]);
});

it('hands follow each other without a gap, whatever was asked before, up to the cut card', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 90, maxLength: 90 }),
      (nonce, sizes) => {
        const shuffled = drawAt(nonce).shuffle(FULL);
        let at = 1 + countOf((shuffled[0] ?? 0) % 52);
        let hand = 0;
        const deal = () => {
          let dealt = 0;
          return (next: () => number) => take(sizes[dealt++ % sizes.length] ?? 4)(next);
        };
        for (let last = false; !last;) {
          const one = dealFromShoe(drawAt(nonce), ++hand, deal());
          const end = at + one.cards.length;
          expect(one.cards).toEqual(shuffled.slice(at, end).map((card) => card % 52));
          last = one.last;
          expect(last).toBe(end - 1 >= CUT_CARD);
          expect(end).toBeLessThanOrEqual(416);
          at = end;
        }
        expect(() => dealFromShoe(drawAt(nonce), hand + 1, deal())).toThrow(RangeError);
      },
    ),
    { numRuns: 5 },
  );
});

it('the last hand is the one in which card 403 or a later one is dealt', () => {
  // One card is skipped after the ace, so 401 single cards come before card 403.
  expect(dealFromShoe(asItIs, 401, take(1)).last).toBe(false);
  expect(dealFromShoe(asItIs, 402, take(1)).last).toBe(true);
  expect(() => dealFromShoe(asItIs, 403, take(1))).toThrow(RangeError);
});
