import type { FairDraw } from '@palaro/fairness';
import type { SeatPay, Step } from '../contract.ts';
import { CARDS, countOf } from '../playing-cards/cards.ts';

const DECK = Array.from({ length: CARDS }, (_, card) => card);
/** A bot takes a third card up to this total. */
const BOT_HIRIT = 5;
const NINE = 9;

export interface Lucky9Hand {
  deck: readonly number[];
  /** Cards of the deck that are dealt. */
  dealt: number;
  hands: readonly (readonly number[])[];
  /** Seats that have decided, in their order; the banker is the last. */
  decided: number;
}

/**
 * Draw script: `shuffle([0..51])`. From the left of the banker each seat gets a card, the banker
 * last, and then each a second one (docs/domain/games.md §6).
 */
export function dealLucky9(draw: FairDraw, seats: number): Lucky9Hand {
  const deck = draw.shuffle(DECK);
  const hands = Array.from({ length: seats }, (_, seat) => [
    deck[seat] ?? 0,
    deck[seats + seat] ?? 0,
  ]);
  return { deck, dealt: 2 * seats, hands, decided: 0 };
}

export const turnOf = ({ decided, hands }: Lucky9Hand): number | null =>
  decided < hands.length ? decided : null;

/** `hirit` takes one more card, `good` none; each seat decides once. */
export function afterMove(hand: Lucky9Hand, { call }: Step): Lucky9Hand {
  const { deck, dealt, hands, decided } = hand;
  const card = deck[dealt];
  const takes = call === 'hirit' && card !== undefined;
  return {
    ...hand,
    dealt: takes ? dealt + 1 : dealt,
    hands: hands.map((own, seat) => (takes && seat === decided ? [...own, card] : own)),
    decided: decided + 1,
  };
}

export const totalOf = (cards: readonly number[]) =>
  cards.reduce((sum, card) => sum + countOf(card), 0) % 10;

/** Nine in two cards: it beats nine in three, and pays twice. */
export const isNatural = (cards: readonly number[]) =>
  cards.length === 2 && totalOf(cards) === NINE;

/** Above 0 where `a` beats `b`, by how many units it is paid; 0 is a push. */
export function compared(a: readonly number[], b: readonly number[]): number {
  const mine = isNatural(a);
  const theirs = isNatural(b);
  if (mine !== theirs) return mine ? 2 : -2;
  return Math.sign(totalOf(a) - totalOf(b));
}

/** The banker, who sits last, compares with each. */
export function paysOf({ hands }: Lucky9Hand): SeatPay[] {
  const banker = hands.length - 1;
  return hands.slice(0, banker).flatMap((cards, seat) => {
    const units = compared(cards, hands[banker] ?? []);
    if (units === 0) return [];
    return units > 0
      ? [{ from: banker, to: seat, units }]
      : [{ from: seat, to: banker, units: -units }];
  });
}

/** What each seat staked: once with each seat it compares with, and what it lost beyond. */
export function stakedOf(hand: Lucky9Hand): { units: number; decided: number }[] {
  const pays = paysOf(hand);
  const banker = hand.hands.length - 1;
  return hand.hands.map((_, seat) => {
    const pairs = seat === banker ? banker : 1;
    const more = pays
      .filter(({ from }) => from === seat)
      .reduce((sum, { units }) => sum + units - 1, 0);
    const decided = pays.filter(({ from, to }) => from === seat || to === seat).length;
    return { units: pairs + more, decided };
  });
}

export const idleMove = (): Step => ({ call: 'good' });

export const botMove = ({ hands, decided }: Lucky9Hand): Step => ({
  call: totalOf(hands[decided] ?? []) <= BOT_HIRIT ? 'hirit' : 'good',
});

/** What is on the table for a seat: others' cards are `null` until the hand is over. */
export interface Lucky9Seen {
  hands: (number | null)[][];
  /** Null while it is hidden. */
  totals: (number | null)[];
  /** Seats that have decided. */
  decided: number;
  /** Once the hand is over. */
  pays: SeatPay[] | null;
}

export function seenBy(hand: Lucky9Hand, seat: number | null): Lucky9Seen {
  const over = turnOf(hand) === null;
  const open = (of: number) => over || of === seat;
  return {
    hands: hand.hands.map((cards, of) => (open(of) ? [...cards] : cards.map(() => null))),
    totals: hand.hands.map((cards, of) => (open(of) ? totalOf(cards) : null)),
    decided: hand.decided,
    pays: over ? paysOf(hand) : null,
  };
}
