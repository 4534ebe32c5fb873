import { fairDraw, sha256Hex, VECTOR_SEEDS } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RAKE, settleHand } from '../card-room/settle-hand.ts';
import type { Step } from '../contract.ts';
import { settle } from '../versions.ts';
import { cardsIn } from './card-text.ts';
import { MOST_UNITS } from './card.ts';
import {
  afterMove,
  allows,
  dealPusoy,
  faultOf,
  idleMove,
  paysOf,
  seenBy,
  stakedOf,
  suitOrderOf,
  winnerOf,
  type PusoyHand,
} from './hand.ts';
import { botMove, groupsOf, hintsOf } from './plays.ts';
import { inOrder, playOf } from './ranking.ts';
import { pusoyDosV1 } from './rules.ts';

const cards = (text: string) => cardsIn(text) ?? [];
/** So many cards, so many of them 2s. */
const some = (count: number, twos = 0) =>
  Array.from({ length: count }, (_, at) => (at < twos ? 4 + at : 8 + at));
const nets = (unit: string, ...left: number[][]) =>
  settleHand(Money.of(unit), paysOf({ hands: [[], ...left] }), left.length + 1).map(({ net }) =>
    Money.text(net),
  );

it.each<[string, string, number[][], string[]]>([
  // Columns: the case of docs/domain/games.md §6, unit, what the others hold, net of each.
  ['3, 10, 13 cards', '1.0000', [some(3), some(10), some(13)], ['58.9000', '3', '20', '39']],
  ['and one 2', '1.0000', [some(3), some(10), some(13, 1)], ['95.9500', '3', '20', '78']],
  [
    ...(['all cards, with 2, 1 and 1 twos', '10.0000'] as const),
    [some(13, 2), some(13, 1), some(13, 1)],
    ['2970.0000', '1560', '780', '780'],
  ],
  ['four twos count as two', '1.0000', [some(4, 4), some(1), some(9)], ['24.7000', '16', '1', '9']],
  ['half a peso, rake in centavos', '0.5000', [some(3), some(2)], ['2.3800', '1.5', '1']],
])('GAME-13 Pusoy Dos, %s', (_, unit, left, [won = '', ...paid]) => {
  const lost = paid.map((amount) => Money.text(-Money.of(Number(amount).toFixed(4))));
  expect(nets(unit, ...left)).toEqual([won, ...lost]);
});

const drawOf = (nonce: number, seed = 'pusoy') =>
  fairDraw({ ...VECTOR_SEEDS, serverSeed: sha256Hex(seed), nonce });
const deal = (seats: number, seed = 'pusoy') => dealPusoy(drawOf(1, seed), seats);

it('V12 deals one by one from the first seat, and the lowest card opens', () => {
  const hand = dealPusoy(fairDraw({ ...VECTOR_SEEDS, nonce: 9 }), 4);
  const first = [38, 48, 40, 5, 3, 41, 30, 13, 26, 0, 42, 18, 4];
  expect(hand.hands[0]).toEqual(inOrder(first));
  expect(hand.hands.flat().sort((a, b) => a - b)).toEqual(hand.hands.flat().map((_, i) => i));
  expect(hand.opens).toBe(11);
  expect(hand.hands[hand.turn ?? -1]).toContain(11);
  const three = dealPusoy(fairDraw({ ...VECTOR_SEEDS, nonce: 9 }), 3);
  expect(three.hands.map(({ length }) => length)).toEqual([13, 13, 13]);
  expect(three.opens).toBe(inOrder(three.hands.flat())[0]);
});

/** Four hands in which the first leads. */
const table = (...hands: string[]): PusoyHand => ({
  hands: hands.map((text) => inOrder(cards(text))),
  turn: 0,
  trick: null,
  opens: null,
  did: hands.map(() => null),
});
const play = (text: string): Step => ({ call: 'play', cards: cards(text) });
const PASS: Step = { call: 'pass' };
const moved = (hand: PusoyHand, ...moves: Step[]) => moves.reduce(afterMove, hand);

it.each([
  ['cards that another holds', '4c'],
  ['a card twice', '9c 9c'],
  ['nothing', ''],
  ['two that are not alike', '9c 10c'],
  ['a lower card', '3s'],
  ['a pair on a single card', '9c 9s'],
  ['the same card again', '8d'],
])('a play of %s is refused', (_, text) => {
  const led = moved(table('8d 8h', '3s 9c 9s 10c', '4c 4h'), play('8d'));
  expect(allows(led, play(text))).toBe(false);
  expect(allows(led, play('9c'))).toBe(true);
});

it('who leads may not pass, and the first play must hold the lowest card', () => {
  const hand = { ...table('3c 4c 4s', '5c 6c', '7c 8c'), opens: 11 };
  expect([PASS, play('4c'), play('4c 4s')].map((move) => allows(hand, move))).toEqual([
    false,
    false,
    false,
  ]);
  expect(faultOf(cards('4c'), hand)).toBe('no_lowest');
  expect(allows(hand, play('3c'))).toBe(true);
  expect(allows(moved(hand, play('3c')), PASS)).toBe(true);
  expect(allows(hand, { call: 'fold' })).toBe(false);
  expect(allows(hand, { call: 'play', cards: 'all' })).toBe(false);
});

it('when all others have passed, the last player leads whatever he likes; a pass shuts nobody out', () => {
  const hand = table('5c 9d 3c 3s', '6c 7c', '8c 10c', '4d 2d');
  const back = moved(hand, play('5c'), play('6c'), PASS, PASS, play('9d'));
  expect(back).toMatchObject({ turn: 1, trick: { place: 0, cards: cards('9d') } });
  const led = moved(back, PASS, PASS, PASS);
  expect(led).toMatchObject({ turn: 0, trick: null, did: [null, null, null, null] });
  expect(allows(led, play('3c 3s'))).toBe(true);
  expect(moved(led, play('3c 3s'))).toMatchObject({ turn: null, hands: [[], {}, {}, {}] });
});

it('time out passes, and leads the lowest card alone', () => {
  const hand = table('3s 5c', '4c 6c', '7c 8c');
  expect(idleMove(hand)).toEqual(play('3s'));
  expect(idleMove(moved(hand, play('3s')))).toEqual(PASS);
});

it('a seat sees its own cards, what was played, and how many the others hold', () => {
  const led = moved(table('3s 5c', '4c 6c', '7c 8c'), play('3s'));
  expect(seenBy(led, 1)).toEqual({
    hands: [[null], cards('4c 6c'), [null, null]],
    trick: { place: 0, cards: cards('3s') },
    opens: null,
    pays: null,
    did: [cards('3s'), null, null],
  });
  expect(
    seenBy(led, null)
      .hands.flat()
      .every((card) => card === null),
  ).toBe(true);
});

it('a hand can be sorted by suit', () => {
  expect([...cards('3d 2c ac 3s')].sort((a, b) => suitOrderOf(a) - suitOrderOf(b))).toEqual(
    cards('ac 2c 3s 3d'),
  );
});

/** Plays a hand out by a way to choose; the property tests' heart. */
function playedOut(hand: PusoyHand, choose: (at: PusoyHand) => Step) {
  const moves: Step[] = [];
  let at = hand;
  while (at.turn !== null) {
    const move = choose(at);
    expect(allows(at, move)).toBe(true);
    moves.push(move);
    at = afterMove(at, move);
    // Each trick takes a card and no more than a pass of each other, so a hand always ends.
    expect(moves.length).toBeLessThan(52 * 4);
  }
  return { at, moves };
}

const game = fc.record({ seats: fc.constantFrom(3, 4), seed: fc.string(), luck: fc.nat() });
/** Any legal move: whoever moves has one, as he may lead any card and pass otherwise. */
function anyMove(luck: number) {
  let state = luck;
  return (at: PusoyHand): Step => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const own = at.hands[at.turn ?? -1] ?? [];
    const list = hintsOf(own, at).map((one): Step => ({ call: 'play', cards: one }));
    const all = at.trick ? [...list, PASS] : list;
    return all[state % all.length] ?? idleMove(at);
  };
}

it('GAME-13 a hand always ends, money is kept, and nobody loses more than he holds', () => {
  fc.assert(
    fc.property(game, fc.constantFrom('0.5000', '10.0000'), ({ seats, seed, luck }, unit) => {
      const start = deal(seats, seed);
      const { at, moves } = playedOut(start, anyMove(luck));
      const stake = Money.of(unit);
      const results = settleHand(stake, paysOf(at), seats);
      const sum = (of: (one: (typeof results)[number]) => bigint) =>
        results.reduce((all, one) => all + of(one), 0n);
      expect(sum(({ net }) => net) + sum(({ rake }) => rake)).toBe(0n);
      expect(sum(({ rake }) => rake) <= RAKE.most).toBe(true);
      const most = stake * BigInt(MOST_UNITS);
      for (const [seat, { net, paid, rake }] of results.entries()) {
        expect([-net <= most, rake % 100n]).toEqual([true, 0n]);
        const { units, decided } = stakedOf(at)[seat] ?? { units: 0, decided: 0 };
        expect([stake * BigInt(units) >= paid, decided <= units]).toEqual([true, true]);
        // The round of the seat draws the same again.
        const bet = pusoyDosV1.readBet({ stake: unit, seats, seat, moves: moves as never });
        if (!bet) throw new Error('no bet');
        const { outcome, payout } = settle(pusoyDosV1, bet, drawOf(1, seed));
        expect(payout).toBe(stake * BigInt(units) + net);
        expect([outcome.winner, outcome.left]).toEqual([winnerOf(at), at.hands]);
      }
    }),
    { numRuns: 15 },
  );
});

it('bots and the clock play legal hands to their end, and a bot’s play does not know other cards', () => {
  fc.assert(
    fc.property(game, ({ seats, seed }) => {
      const start = deal(seats, seed);
      playedOut(start, idleMove);
      const hidden = (at: PusoyHand): PusoyHand => ({
        ...at,
        hands: at.hands.map((own, of) => (of === at.turn ? own : own.map(() => 0))),
      });
      playedOut(start, (at) => {
        const move = botMove(at);
        expect(botMove(hidden(at))).toEqual(move);
        return move;
      });
    }),
    { numRuns: 10 },
  );
});

it('a bot goes out when it can, keeps groups and 2s, and holds against who has one card left', () => {
  const four = (own: string, ...others: string[]) => table(own, ...others);
  expect(botMove(four('5c 5s', '6c 7c', '8c 9c'))).toEqual(play('5c 5s'));
  expect(botMove(four('3c 4c 4s 2d', '6c 7c 8c', '8h 9c 10c'))).toEqual(play('4c 4s'));
  const after = (own: string, led: string, others: string) =>
    moved({ ...table(others, own, '3c 4c 4s 6h 7h'), turn: 0 }, play(led));
  expect(botMove(after('8c 8s 2d 9s jd qh kh', '6c', '6c 5c 5s 5h'))).toEqual(play('9s'));
  expect(botMove(after('8c 8s 2d 9s 9h 10h 10s', 'ac', 'ac 5c 5s 5h 6s'))).toEqual(PASS);
  expect(botMove(after('8c 8s 2d 9s', '6c', '6c 5c'))).toEqual(play('2d'));
});

it('groups take every card once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(51), { minLength: 1, maxLength: 13 }), (own) => {
      const groups = groupsOf(own);
      expect(groups.flat().sort()).toEqual([...own].sort());
      for (const group of groups) expect(playOf(group)).not.toBeNull();
      expect(hintsOf(own, { trick: null, opens: null, did: [] }).length).toBeGreaterThan(0);
    }),
    { numRuns: 25 },
  );
});

it.each([
  ['another unit', { stake: '2.0000' }],
  ['too few seats', { seats: 2 }],
  ['too many seats', { seats: 5 }],
  ['a seat that is not there', { seat: 4 }],
  ['a pass with cards', { moves: [{ call: 'pass' as const, cards: [1] }] }],
  ['a play without cards', { moves: [{ call: 'play' as const }] }],
])('reads no hand with %s', (_, wrong) => {
  const right = { stake: '0.5000', seats: 4, seat: 3, moves: [{ call: 'pass' as const }] };
  expect(pusoyDosV1.readBet(right)).not.toBeNull();
  expect(pusoyDosV1.readBet({ ...right, ...wrong })).toBeNull();
});
