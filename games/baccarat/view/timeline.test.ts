import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dealHand } from '../deal.ts';
import { momentOf } from './timeline.ts';

const anyHand = fc.array(fc.nat(51), { minLength: 6, maxLength: 6 }).map((cards) => {
  const left = [...cards];
  return dealHand(() => left.shift() ?? 0);
});
const anyPart = fc.double({ min: 0, max: 1, noNaN: true });

it('the show tells the hand bit by bit, and nothing of it is taken back', () => {
  fc.assert(
    fc.property(anyHand, anyPart, anyPart, (hand, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)].map((part) =>
        momentOf(hand, part),
      ) as [ReturnType<typeof momentOf>, ReturnType<typeof momentOf>];
      for (const side of ['player', 'banker'] as const)
        for (const [at, card] of early[side].entries()) {
          expect(card.flown).toBeLessThanOrEqual(late[side][at]?.flown ?? 0);
          expect(card.turned).toBeLessThanOrEqual(late[side][at]?.turned ?? 0);
          if (card.turned > 0) expect(card.flown).toBe(1);
        }
      const cards = [...early.player, ...early.banker];
      if (early.over) expect(cards.every(({ turned }) => turned === 1)).toBe(true);
      expect(Number(early.over)).toBeLessThanOrEqual(Number(late.over));
    }),
  );
});

it('every hand is over before the show ends, with the points that were dealt', () => {
  fc.assert(
    fc.property(anyHand, (hand) => {
      for (const part of [0.97, 1]) {
        const { playerPoints, bankerPoints, over } = momentOf(hand, part);
        const { playerPoints: had, bankerPoints: held } = hand;
        expect({ playerPoints, bankerPoints, over }).toEqual({
          playerPoints: had,
          bankerPoints: held,
          over: true,
        });
      }
      const { playerPoints, bankerPoints, over } = momentOf(hand, 0);
      expect([playerPoints, bankerPoints, over]).toEqual([null, null, false]);
    }),
  );
});
