import fc from 'fast-check';
import { fairDraw, sha256Hex, VECTOR_SEEDS } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { RAKE, settleHand } from '../card-room/settle-hand.ts';
import { settle } from '../versions.ts';
import {
  afterMove,
  botMove,
  compared,
  dealLucky9,
  paysOf,
  seenBy,
  stakedOf,
  turnOf,
  type Lucky9Hand,
} from './hand.ts';
import { lucky9V1 } from './rules.ts';

/** Cards by their count, in the suit of spades: 0 is a ten. */
const cards = (...counts: number[]) => counts.map((count) => ((count === 0 ? 10 : count) - 1) * 4);
const over = (...hands: number[][]): Lucky9Hand => ({
  deck: [],
  dealt: 0,
  hands,
  decided: hands.length,
});
const nets = (stake: string, ...hands: number[][]) =>
  settleHand(Money.of(stake), paysOf(over(...hands)), hands.length).map(({ net }) =>
    Money.text(net),
  );

it.each<[string, number[], number[], string, string]>([
  // Columns: the case of docs/domain/games.md §6, player, banker, what each has more.
  ['player 8, banker 6', cards(3, 5), cards(6, 0), '95.0000', '-100.0000'],
  ['natural 9 against 9 in three', cards(4, 5), cards(2, 3, 4), '190.0000', '-200.0000'],
  ['both 7', cards(3, 4), cards(7, 0), '0.0000', '0.0000'],
  ['9 in three against a natural 9', cards(2, 3, 4), cards(9, 0), '-200.0000', '190.0000'],
  ['both natural 9', cards(4, 5), cards(9, 0), '0.0000', '0.0000'],
  ['both 9 in three', cards(2, 3, 4), cards(1, 3, 5), '0.0000', '0.0000'],
  ['a total above nine counts its last digit', cards(9, 9), cards(7, 0), '95.0000', '-100.0000'],
  ['an eight in two cards is no natural', cards(8, 0), cards(1, 1, 6), '0.0000', '0.0000'],
])('GAME-13 Lucky 9 at 100: %s', (_, player, banker, wins, loses) => {
  expect(nets('100.0000', player, banker)).toEqual([wins, loses]);
});

it('the banker compares with each, and his rake is of what he gets', () => {
  expect(nets('10.0000', cards(8, 0), cards(2, 0), cards(7, 0), cards(7, 0))).toEqual([
    '9.5000',
    '-10.0000',
    '0.0000',
    // He paid 10 and got 10, of which the house took its part.
    '-0.5000',
  ]);
});

it('all rakes of a hand are 150 at most, and are cut alike', () => {
  const natural = cards(4, 5);
  const three = cards(2, 3, 4);
  const hand = over(natural, natural, three);
  const rakes = settleHand(Money.of('1000.0000'), paysOf(hand), 3).map(({ rake }) =>
    Money.text(rake),
  );
  expect(rakes).toEqual(['75.0000', '75.0000', '0.0000']);
  const alone = over(...Array<number[]>(5).fill(three), natural);
  const [banker] = settleHand(Money.of('1000.0000'), paysOf(alone), 6).reverse();
  expect(Money.text(banker?.net ?? 0n)).toBe('9850.0000');
});

it('the rake is floored to centavos', () => {
  const [winner] = settleHand(1_099n, [{ from: 1, to: 0, units: 1 }], 2);
  expect(winner).toMatchObject({ won: 1_099n, rake: 0n });
  const [more] = settleHand(Money.of('5.3900'), [{ from: 1, to: 0, units: 1 }], 2);
  expect(more?.rake).toBe(Money.of('0.2600'));
});

const hands = fc
  .record({
    seed: fc.nat(),
    calls: fc.array(fc.constantFrom('hirit', 'good'), { minLength: 2, maxLength: 6 }),
  })
  .map(({ seed, calls }) => {
    const draw = fairDraw({ ...VECTOR_SEEDS, serverSeed: sha256Hex(String(seed)), nonce: 1 });
    const dealt = dealLucky9(draw, calls.length);
    return calls.reduce((hand, call) => afterMove(hand, { call }), dealt);
  });

it('in every hand money is kept, the house gets the rake, and nobody loses more than he holds', () => {
  fc.assert(
    fc.property(hands, fc.constantFrom('5.0000', '200.0000', '1000.0000'), (hand, text) => {
      const stake = Money.of(text);
      const seats = hand.hands.length;
      const results = settleHand(stake, paysOf(hand), seats);
      const sum = (of: (one: (typeof results)[number]) => bigint) =>
        results.reduce((all, one) => all + of(one), 0n);
      expect(sum(({ net }) => net) + sum(({ rake }) => rake)).toBe(0n);
      expect(sum(({ rake }) => rake) <= RAKE.most).toBe(true);
      const reserves = lucky9V1.cardRoom?.reserves(stake, seats) ?? [];
      results.forEach(({ net, paid, rake, won }, seat) => {
        expect(-net <= (reserves[seat] ?? 0n)).toBe(true);
        expect(rake % 100n).toBe(0n);
        expect(rake * 20n <= won).toBe(true);
        // The payout is what was staked and what became of it: never below nothing.
        expect(stake * BigInt(stakedOf(hand)[seat]?.units ?? 0) >= paid).toBe(true);
      });
    }),
  );
});

const some = fc.array(fc.integer({ min: 0, max: 51 }), { minLength: 2, maxLength: 3 });

it('hands have one order: who beats is beaten the other way, and pushes pass on', () => {
  fc.assert(
    fc.property(some, some, some, (a, b, c) => {
      expect(compared(a, b) + compared(b, a)).toBe(0);
      if (compared(a, b) >= 0 && compared(b, c) >= 0)
        expect(compared(a, c)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('a seat sees its own cards alone until the hand is over, and then everybody’s', () => {
  const draw = fairDraw({ ...VECTOR_SEEDS, nonce: 9 });
  const dealt = dealLucky9(draw, 3);
  // docs/domain/fairness.md §9, V12
  expect(dealt.hands).toEqual([
    [38, 9],
    [21, 48],
    [7, 24],
  ]);
  const seen = seenBy(dealt, 1);
  expect(seen).toMatchObject({
    hands: [
      [null, null],
      [21, 48],
      [null, null],
    ],
    pays: null,
  });
  expect(JSON.stringify(seenBy(dealt, null))).not.toMatch(/38|21|48/);
  const ended = [0, 1, 2].reduce((hand) => afterMove(hand, botMove(hand)), dealt);
  expect(turnOf(ended)).toBeNull();
  expect(seenBy(ended, null).hands).toEqual(ended.hands);
});

it('a round replays to the payout of its seat, whatever the stake', () => {
  const draw = () => fairDraw({ ...VECTOR_SEEDS, nonce: 9 });
  const moves = ['good', 'good', 'good'].map((call) => ({ call: call as 'good' }));
  const results = [0, 1, 2].map((seat) => {
    const bet = lucky9V1.readBet({ stake: '10.0000', seats: 3, seat, moves });
    if (!bet) throw new Error('no bet');
    return settle(lucky9V1, bet, draw());
  });
  // 38 is a ten and 9 a three; 21 a six, 48 a king; 7 a two, 24 a seven: a natural nine.
  expect(results[0]?.outcome.totals).toEqual([3, 6, 9]);
  expect(results.map(({ payout }) => Money.text(payout))).toEqual(['0.0000', '0.0000', '58.0000']);
});

it.each([
  ['another stake', { stake: '7.0000' }],
  ['too many seats', { seats: 7 }],
  ['a seat that is not there', { seat: 2 }],
  ['a move too few', { moves: [{ call: 'good' as const }] }],
  ['another move', { moves: [{ call: 'good' as const }, { call: 'fold' as never }] }],
])('reads no hand with %s', (_, wrong) => {
  const right = { stake: '10.0000', seats: 2, seat: 0 };
  const moves = [{ call: 'good' as const }, { call: 'hirit' as const }];
  expect(lucky9V1.readBet({ ...right, moves })).not.toBeNull();
  expect(lucky9V1.readBet({ ...right, moves, ...wrong })).toBeNull();
});
