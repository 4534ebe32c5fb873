import type { FairDraw } from '@palaro/fairness';
import type { SeatPay, Step } from '../contract.ts';
import { CARDS } from '../playing-cards/cards.ts';
import { HAND_CARDS } from './card.ts';
import { beats, inOrder, isTwo, orderOf, playOf } from './ranking.ts';

const DECK = Array.from({ length: CARDS }, (_, card) => card);

/** The play that the others must beat, and whose it is. */
export interface Trick {
  place: number;
  cards: number[];
}

/** What everybody sees while a hand is played. */
export interface PusoyTable {
  /** Null while whoever moves leads. */
  trick: Trick | null;
  /** The lowest card that was dealt, until the first play, which must hold it; then null. */
  opens: number | null;
  /** What each seat did last in this trick; null if nothing yet. */
  did: ('pass' | number[] | null)[];
}

export interface PusoyHand extends PusoyTable {
  hands: number[][];
  /** Null once a hand is empty. */
  turn: number | null;
}

/**
 * Draw script: `shuffle([0..51])`. The cards are dealt one by one from the first seat, thirteen
 * each; with three players thirteen stay unused (docs/domain/games.md §6).
 */
export function dealPusoy(draw: FairDraw, seats: number): PusoyHand {
  const deck = draw.shuffle(DECK).slice(0, seats * HAND_CARDS);
  const hands = Array.from({ length: seats }, (_, seat) =>
    inOrder(deck.filter((_card, at) => at % seats === seat)),
  );
  const [opens = 0] = inOrder(deck);
  const turn = hands.findIndex((cards) => cards.includes(opens));
  return { hands, turn, trick: null, opens, did: hands.map(() => null) };
}

/** Why cards may not be played; null if they may. */
export type Fault = 'none' | 'no_kind' | 'no_lowest' | 'other_size' | 'lower';

/** Judges cards that the player holds, by what lies on the table. */
export function faultOf(
  cards: readonly number[],
  { trick, opens }: Pick<PusoyTable, 'trick' | 'opens'>,
): Fault | null {
  if (cards.length === 0) return 'none';
  const play = playOf(cards);
  if (!play) return 'no_kind';
  if (opens !== null && !cards.includes(opens)) return 'no_lowest';
  const standing = trick && playOf(trick.cards);
  if (!standing || beats(play, standing)) return null;
  return play.size === standing.size ? 'lower' : 'other_size';
}

const cardsOf = ({ cards }: Step): number[] =>
  Array.isArray(cards) ? cards.filter((card) => typeof card === 'number') : [];

export function allows(hand: PusoyHand, move: Step): boolean {
  const own = hand.hands[hand.turn ?? -1];
  if (!own) return false;
  if (move.call === 'pass') return hand.trick !== null;
  const cards = cardsOf(move);
  const held = cards.every((card) => own.includes(card));
  return move.call === 'play' && held && faultOf(cards, hand) === null;
}

/** Plays cards, or passes; when all others have passed, whoever played last leads anew. */
export function afterMove(hand: PusoyHand, move: Step): PusoyHand {
  const { hands, turn, trick } = hand;
  if (turn === null) return hand;
  const next = (turn + 1) % hands.length;
  if (move.call === 'pass') {
    if (next === trick?.place) {
      return { ...hand, turn: next, trick: null, did: hands.map(() => null) };
    }
    return { ...hand, turn: next, did: hand.did.map((one, at) => (at === turn ? 'pass' : one)) };
  }
  const cards = inOrder(cardsOf(move));
  const left = hands.map((own, at) =>
    at === turn ? own.filter((card) => !cards.includes(card)) : own,
  );
  return {
    hands: left,
    turn: left[turn]?.length === 0 ? null : next,
    trick: { place: turn, cards },
    opens: null,
    did: hand.did.map((one, at) => (at === turn ? cards : one)),
  };
}

/** Pass; and when leading the lowest card alone, which is the opening card when it must be. */
export const idleMove = ({ hands, turn, trick }: PusoyHand): Step =>
  trick ? { call: 'pass' } : { call: 'play', cards: (hands[turn ?? -1] ?? []).slice(0, 1) };

/** What cards that are left cost: one unit each, times for many of them, times for each 2. */
export function costOf(cards: readonly number[]) {
  const left = cards.length;
  const many = left === HAND_CARDS ? 3 : left >= 10 ? 2 : 1;
  const twos = Math.min(4, 2 ** cards.filter(isTwo).length);
  return { left, many, twos, units: left * many * twos };
}

/** Who has none left; null while all have. */
export const winnerOf = ({ hands }: Pick<PusoyHand, 'hands'>): number | null => {
  const winner = hands.findIndex((cards) => cards.length === 0);
  return winner === -1 ? null : winner;
};

/** Everybody pays the one who is out. */
export function paysOf({ hands }: Pick<PusoyHand, 'hands'>): SeatPay[] {
  const to = winnerOf({ hands });
  if (to === null) return [];
  return hands.flatMap((cards, from) =>
    from === to ? [] : [{ from, to, units: costOf(cards).units }],
  );
}

/** A seat stakes one unit for each card that it is dealt, and what it lost beyond. */
export function stakedOf({ hands }: PusoyHand): { units: number; decided: number }[] {
  const pays = paysOf({ hands });
  return hands.map((_, seat) => {
    const moved = pays
      .filter(({ from, to }) => from === seat || to === seat)
      .reduce((sum, { units }) => sum + units, 0);
    const lost = pays.find(({ from }) => from === seat)?.units ?? 0;
    const units = Math.max(HAND_CARDS, lost);
    return { units, decided: Math.min(units, moved) };
  });
}

/** What is on the table for a seat: others' cards are `null` until the hand is over. */
export interface PusoySeen extends PusoyTable {
  hands: (number | null)[][];
  /** Once the hand is over. */
  pays: SeatPay[] | null;
}

export function seenBy({ hands, turn, ...table }: PusoyHand, seat: number | null): PusoySeen {
  const over = turn === null;
  return {
    ...table,
    hands: hands.map((cards, of) => (over || of === seat ? cards : cards.map(() => null))),
    pays: over ? paysOf({ hands }) : null,
  };
}

/** By suit and then by rank, for whoever sorts his hand so. */
export const suitOrderOf = (card: number) => (((card & 3) + 1) & 3) * CARDS + orderOf(card);
