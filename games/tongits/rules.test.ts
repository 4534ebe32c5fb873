import { fairDraw, VECTOR_SEEDS } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settleHand } from '../card-room/settle-hand.ts';
import type { Step } from '../contract.ts';
import { settle } from '../versions.ts';
import { allowsMove, mayCallDraw, mayFight } from './allows.ts';
import { botMove, idleMove } from './bot.ts';
import { paysOf, pointsAt, stakedOf, winnerOf } from './end.ts';
import { afterMove, dealTongits, stockOf, turnOf, type TongitsHand } from './hand.ts';
import { grouped, isMeld, meldsIn, pointsOf } from './melds.ts';
import { tongitsV1 } from './rules.ts';
import { seenBy } from './seen.ts';

/** `cards('AS 10H')`: a card is its rank from the ace, and its suit. */
const cards = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      const rank = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(
        name.slice(0, -1),
      );
      return rank * 4 + 'SHDC'.indexOf(name.slice(-1));
    });
const drawOf = (nonce: number) => fairDraw({ ...VECTOR_SEEDS, nonce });
const dealt = () => dealTongits(drawOf(9));
/** A hand with these cards, in which the first seat moves. */
const handWith = (hands: string[], more: Partial<TongitsHand> = {}): TongitsHand => ({
  ...dealt(),
  hands: hands.map(cards),
  seat: 0,
  phase: 'draw',
  ...more,
});
const open = (...owners: number[]) => owners.map((owner) => ({ owner, cards: cards('3S 3H 3D') }));
const played = (hand: TongitsHand, ...steps: Step[]) =>
  steps.reduce((now, step) => {
    expect([step, allowsMove(now, step)]).toEqual([step, true]);
    return afterMove(now, step);
  }, hand);
const nets = (stake: string, hand: TongitsHand) =>
  settleHand(Money.of(stake), paysOf(hand), 3).map(({ net }) => Money.text(net));
const answers = (first: string, second: string): Step[] =>
  [first, second].map((answer) => ({ call: 'answerDraw', answer }));

it.each<[string, boolean]>([
  ['7S 7H 7D', true],
  ['7S 7H 7D 7C', true],
  ['AS 2S 3S', true],
  ['10H JH QH KH', true],
  ['3S AS 2S', true],
  ['QS KS AS', false],
  ['7S 7H', false],
  ['7S 8H 9S', false],
  ['7S 7S 7H', false],
  ['KS AH 2H', false],
  ['7S 7H 8S', false],
  ['5S 6S 8S', false],
])('a meld is a set or a run in suit with the ace low: %s is %s', (text, meld) => {
  expect(isMeld(cards(text))).toBe(meld);
});

it('groups a hand so that the fewest points are left, and shows a set of four where it may', () => {
  // Either the sevens or the run: the run with the two other sevens leaves less.
  expect(grouped(cards('7S 8S 9S 7H 7D 7C'))).toMatchObject({ points: 0 });
  expect(grouped(cards('7S 8S 9S 7H 7D'))).toMatchObject({ points: 14, rest: cards('7H 7D') });
  expect(grouped(cards('AS KS QH'))).toMatchObject({ points: 21, melds: [] });
  const four = grouped(cards('5S 5H 5D 5C 4S'));
  expect(four).toMatchObject({ points: 4, melds: [cards('5S 5H 5D 5C')] });
});

it('no other choice of melds leaves fewer points', () => {
  const held = fc.uniqueArray(fc.nat(51), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(held, (own) => {
      const best = grouped(own);
      expect(best.melds.every(isMeld)).toBe(true);
      expect([...best.melds.flat(), ...best.rest].sort()).toEqual([...own].sort());
      for (const meld of meldsIn(own)) {
        const rest = own.filter((card) => !meld.includes(card));
        expect(grouped(rest).points).toBeGreaterThanOrEqual(best.points);
      }
      expect(best.points).toBe(pointsOf(best.rest));
    }),
  );
});

it('GAME-13 Tong-its at 10: out by tong-its, one with a meld and one burned', () => {
  const hand = handWith(['9S', '5H 6C', '8D KD'], { exposed: open(0, 1), phase: 'play' });
  const over = played(hand, { call: 'discard', cards: cards('9S') });
  expect([over.end, turnOf(over), winnerOf(over)]).toEqual(['tongits', null, 0]);
  expect(nets('10.0000', over)).toEqual(['47.5000', '-20.0000', '-30.0000']);
});

it('GAME-13 Tong-its at 10: stock empty, all melded, points 12, 20 and 33', () => {
  const hand = handWith(['2S 10H 5D', '10D KS', 'KH QD JC 3C'], {
    exposed: open(0, 1, 2),
    phase: 'play',
    dealt: 52,
  });
  const over = played(hand, { call: 'discard', cards: cards('5D') });
  expect([over.end, [0, 1, 2].map((seat) => pointsAt(over, seat))]).toEqual([
    'stock',
    [12, 20, 33],
  ]);
  expect(nets('10.0000', over)).toEqual(['19.0000', '-10.0000', '-10.0000']);
});

it.each<{ draw: string; ante: string; hands: string[]; by: [string, string]; net: string[] }>([
  {
    draw: 'called with 14, fought with 11, folded',
    ante: '10.0000',
    hands: ['10S 4H', '9S 2H', 'KH'],
    by: ['fight', 'fold'],
    net: ['-20.0000', '28.5000', '-10.0000'],
  },
  {
    draw: 'called with 14, fought with 14: the challenger',
    ante: '10.0000',
    hands: ['10S 4H', '10D 4D', 'KH'],
    by: ['fight', 'fold'],
    net: ['-20.0000', '28.5000', '-10.0000'],
  },
  {
    draw: 'called with 9, fought with 15 and 22',
    ante: '100.0000',
    hands: ['9S', '8S 7H', 'KH QS 2D'],
    by: ['fight', 'fight'],
    net: ['190.0000', '-100.0000', '-100.0000'],
  },
  {
    draw: 'called, and both fold',
    ante: '10.0000',
    hands: ['9S', '8S', '7S'],
    by: ['fold', 'fold'],
    net: ['19.0000', '-10.0000', '-10.0000'],
  },
])('GAME-13 Tong-its: draw $draw', ({ ante, hands, by, net }) => {
  const hand = handWith(hands, { exposed: open(0, 1, 2) });
  const over = played(hand, { call: 'callDraw' }, ...answers(...by));
  expect([over.end, nets(ante, over)]).toEqual(['draw', net]);
});

it('who is burned must fold and pays one ante more; a hidden set of four doubles', () => {
  const hands = ['5S 5H 5D 5C AS', '8S', '7S'];
  const hand = played(handWith(hands, { exposed: open(0, 1) }), { call: 'callDraw' });
  const last = played(hand, { call: 'answerDraw', answer: 'fight' });
  expect([mayFight(last), allowsMove(last, { call: 'answerDraw', answer: 'fight' })]).toEqual([
    false,
    false,
  ]);
  const over = played(last, { call: 'answerDraw', answer: 'fold' });
  expect(paysOf(over).map(({ units }) => units)).toEqual([2, 4]);
  expect(stakedOf(over).map(({ units }) => units)).toEqual([1, 2, 4]);
});

it('with equal points who drew last from the stock wins', () => {
  const hands = ['KS 9H', '9S', '9D'];
  const drew = { phase: 'play', dealt: 52, drew: [50, 51, 52] } as const;
  const last = played(handWith(hands, { ...drew, exposed: open(0, 1, 2) }), {
    call: 'discard',
    cards: cards('KS'),
  });
  expect(winnerOf(last)).toBe(2);
  // Two challengers with equal points, fewer than the caller's.
  const called = handWith(['KS', '9S', '9D'], { exposed: open(0, 1, 2), drew: [50, 52, 51] });
  expect(winnerOf(played(called, { call: 'callDraw' }, ...answers('fight', 'fight')))).toBe(1);
});

it('draw is called only with an exposed meld on which nobody laid off since', () => {
  expect(mayCallDraw(handWith(['9S', '8S', '7S']))).toBe(false);
  const hand = handWith(['9S 3C KS', '8S QH JC', '7S 4C'], { exposed: open(1), phase: 'play' });
  const after = played(
    hand,
    { call: 'sapaw', cards: cards('3C'), target: 0 },
    { call: 'discard', cards: cards('KS') },
  );
  expect([after.seat, allowsMove(after, { call: 'callDraw' })]).toEqual([1, false]);
  // After his own turn he may, at the next one.
  const later = { ...played(after, { call: 'draw' }, { call: 'discard', cards: cards('8S') }) };
  expect(mayCallDraw({ ...later, seat: 1 })).toBe(true);
  expect(mayCallDraw({ ...later, seat: 1, phase: 'play' })).toBe(false);
});

it.each<[string, Partial<TongitsHand>, Step]>([
  ['a discard before a draw', {}, { call: 'discard', cards: cards('7S') }],
  ['a second draw', { phase: 'play' }, { call: 'draw' }],
  ['a take after a draw', { phase: 'play' }, { call: 'take', cards: cards('7S 7H') }],
  ['a take that makes no meld', {}, { call: 'take', cards: cards('7S 8S') }],
  ['a take with nothing', {}, { call: 'take', cards: [] }],
  ['a take from no pile', { discards: [] }, { call: 'take', cards: cards('7S 7H') }],
  ['a meld that is none', { phase: 'play' }, { call: 'meld', cards: cards('7S 7H 8S') }],
  ['a card twice', { phase: 'play' }, { call: 'meld', cards: cards('7S 7S 7H') }],
  ['cards not held', { phase: 'play' }, { call: 'meld', cards: cards('QS QH QD') }],
  ['two discards', { phase: 'play' }, { call: 'discard', cards: cards('7S 7H') }],
  ['no discard', { phase: 'play' }, { call: 'discard', cards: [] }],
  ['a sapaw that does not fit', { phase: 'play' }, { call: 'sapaw', cards: [24], target: 0 }],
  ['a sapaw on nothing', { phase: 'play' }, { call: 'sapaw', cards: cards('3C'), target: 4 }],
  ['a sapaw of nothing', { phase: 'play' }, { call: 'sapaw', cards: [], target: 0 }],
  ['an answer that nobody asked for', {}, { call: 'answerDraw', answer: 'fold' }],
  ['an unknown move', {}, { call: 'fold' }],
  ['any move after the end', { phase: 'over' }, { call: 'draw' }],
])('does not allow %s', (_, more, step) => {
  const hand = handWith(['7S 7H 8S 3C', '8H', '9H'], {
    discards: cards('7D'),
    exposed: open(1),
    ...more,
  });
  expect(allowsMove(hand, step)).toBe(false);
});

it('takes the last discard into a meld at once, and may go out with it', () => {
  const hand = handWith(['7S 7H', '8H', '9H'], { discards: cards('KS 7D') });
  const over = played(hand, { call: 'take', cards: cards('7S 7H') });
  expect(over).toMatchObject({
    end: 'tongits',
    discards: cards('KS'),
    exposed: [{ owner: 0, cards: cards('7S 7H 7D') }],
  });
});

/** Any move that is allowed: one of the few that a hand offers, by a number. */
function movesOf(hand: TongitsHand): Step[] {
  const own = hand.hands[hand.seat] ?? [];
  const top = hand.discards.at(-1);
  const takes =
    top === undefined
      ? []
      : meldsIn([...own, top])
          .filter((meld) => meld.includes(top))
          .map((meld) => ({ call: 'take', cards: meld.filter((card) => card !== top) }));
  return [
    { call: 'draw' },
    { call: 'callDraw' },
    ...answers('fold', 'fight'),
    ...takes,
    ...meldsIn(own).map((meld) => ({ call: 'meld', cards: meld })),
    ...own.flatMap((card) =>
      hand.exposed.map((_, target) => ({ call: 'sapaw', cards: [card], target })),
    ),
    ...own.map((card) => ({ call: 'discard', cards: [card] })),
  ].filter((step) => allowsMove(hand, step));
}

const everyCard = ({ deck, dealt: drawn, hands, exposed, discards }: TongitsHand) =>
  [
    ...deck.slice(drawn),
    ...hands.flat(),
    ...exposed.flatMap((meld) => meld.cards),
    ...discards,
  ].sort((a, b) => a - b);
const DECK = Array.from({ length: 52 }, (_, card) => card);

it('whatever is played: 52 cards, always a move, an end, and what is paid is got but for the rake', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.nat(40), { minLength: 20 }), (nonce, choices) => {
      let hand = dealTongits(drawOf(nonce));
      const moves: Step[] = [];
      while (turnOf(hand) !== null) {
        const able = movesOf(hand);
        expect(able).toContainEqual(idleMove(hand));
        expect(allowsMove(hand, botMove(hand))).toBe(true);
        const move = able[(choices[moves.length % choices.length] ?? 0) % able.length];
        if (!move) throw new Error('no move');
        moves.push(move);
        hand = afterMove(hand, move);
        expect(everyCard(hand)).toEqual(DECK);
        expect(moves.length).toBeLessThan(120);
        expect(hand.exposed.every((meld) => isMeld(meld.cards))).toBe(true);
      }
      const results = settleHand(Money.of('50.0000'), paysOf(hand), 3);
      const sum = (of: 'net' | 'rake' | 'paid') =>
        results.reduce((all, result) => all + result[of], 0n);
      expect(sum('net') + sum('rake')).toBe(0n);
      for (const { paid } of results) expect(paid).toBeLessThanOrEqual(Money.of('400.0000'));
      // The same hand from its draw and its moves, as the verifier plays it.
      const input = { stake: '50.0000', seat: nonce % 3, moves } as never;
      const bet = tongitsV1.readBet(input);
      if (!bet) throw new Error('no bet');
      const { outcome, payout } = settle(tongitsV1, bet, drawOf(nonce));
      expect(outcome).toMatchObject({ hands: hand.hands, winner: winnerOf(hand), end: hand.end });
      const staked = BigInt(outcome.staked) * Money.of('50.0000');
      expect(payout - staked).toBe(results[nonce % 3]?.net);
      expect(payout).toBeGreaterThanOrEqual(0n);
    }),
  );
});

it('a seat sees its own cards alone until the hand is over', () => {
  let hand = dealt();
  // docs/domain/fairness.md §9, V12: the dealer gets the first card and the last one.
  expect(hand.hands.map((own) => [own.length, own[0]])).toEqual([
    [12, 21],
    [12, 7],
    [13, 38],
  ]);
  expect(stockOf(hand)).toBe(15);
  while (turnOf(hand) !== null) {
    for (const seat of [0, 1, 2, null]) {
      const wire = JSON.stringify(seenBy(hand, seat));
      const { hands } = JSON.parse(wire) as { hands: (number | null)[][] };
      expect(
        hands.map((own, of) => (of === seat ? own : own.filter((card) => card !== null))),
      ).toEqual(hand.hands.map((own, of) => (of === seat ? own : [])));
      expect(wire).not.toMatch(/"deck"|"drew"|"dealt"/);
      const { fresh, points } = seenBy(hand, seat);
      expect(fresh).toBe(seat === hand.seat ? hand.fresh : null);
      expect(points.filter((own) => own !== null)).toHaveLength(seat === null ? 0 : 1);
    }
    hand = afterMove(hand, idleMove(hand));
  }
  expect(seenBy(hand, null)).toMatchObject({ hands: hand.hands, winner: winnerOf(hand) });
});

it('the clock draws and discards the highest card outside melds, and fights where it may', () => {
  const hand = handWith(['KS KH KD 9S 4C', '8H', '9H'], { exposed: open(1) });
  expect(idleMove(hand)).toEqual({ call: 'draw' });
  expect(idleMove({ ...hand, phase: 'play' })).toEqual({ call: 'discard', cards: cards('9S') });
  const answer = { ...hand, phase: 'answer', caller: 2 } as const;
  expect(idleMove(answer)).toEqual({ call: 'answerDraw', answer: 'fold' });
  expect(idleMove({ ...answer, seat: 1 })).toEqual({ call: 'answerDraw', answer: 'fight' });
});

it('bots meld, lay off, call draw with few points, and end more hands than the clock does', () => {
  const hand = handWith(['7S 7H 7D KS 3C', '8H', '9H'], { phase: 'play', exposed: open(1) });
  const melded = played(hand, botMove(hand));
  expect(melded.exposed.at(-1)).toEqual({ owner: 0, cards: cards('7S 7H 7D') });
  const laid = played(melded, botMove(melded));
  expect(laid.exposed[0]?.cards).toEqual(cards('3S 3H 3D 3C'));
  expect(botMove(handWith(['4S 5H', '8H', '9H'], { exposed: open(0) }))).toEqual({
    call: 'callDraw',
  });
  const ends = Array.from({ length: 60 }, (_, nonce) => {
    let now = dealTongits(drawOf(nonce));
    while (turnOf(now) !== null) now = afterMove(now, botMove(now));
    return now.end;
  });
  expect(new Set(ends)).toEqual(new Set(['tongits', 'draw', 'stock']));
});

it.each([
  ['another stake', { stake: '7.0000' }],
  ['a seat that is not there', { seat: 3 }],
])('reads no hand with %s', (_, wrong) => {
  const right = { stake: '10.0000', seat: 0, moves: [] };
  expect(tongitsV1.readBet(right)).not.toBeNull();
  expect(tongitsV1.readBet({ ...right, ...wrong })).toBeNull();
});
