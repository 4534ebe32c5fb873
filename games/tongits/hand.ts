import type { FairDraw } from '@palaro/fairness';
import type { Step } from '../contract.ts';
import { CARDS } from '../playing-cards/cards.ts';

export const TONGITS_SEATS = 3;
/** In antes: what each seat holds (docs/domain/games.md §6). */
export const TONGITS_RESERVE = 8n;
const DECK = Array.from({ length: CARDS }, (_, card) => card);
const DEALT = 12;
/** The dealer sits last, gets one card more and moves first. */
const DEALER = TONGITS_SEATS - 1;

export const TONGITS_CALLS = [
  ...(['draw', 'take', 'meld', 'sapaw'] as const),
  ...(['discard', 'callDraw', 'answerDraw'] as const),
] as const;
export type TongitsCall = (typeof TONGITS_CALLS)[number];
export type DrawAnswer = 'fold' | 'fight';

export interface TongitsMove {
  call: TongitsCall;
  cards?: readonly number[];
  /** The number of the exposed meld that is laid off on. */
  target?: number;
  answer?: DrawAnswer;
}

/** A meld on the table. */
export interface Exposed {
  owner: number;
  cards: readonly number[];
}

export interface TongitsHand {
  deck: readonly number[];
  /** Cards of the deck that are dealt or drawn. */
  dealt: number;
  hands: readonly (readonly number[])[];
  exposed: readonly Exposed[];
  discards: readonly number[];
  /** Whose turn it is. */
  seat: number;
  /** He draws first, then melds and discards; after a called draw the others answer. */
  phase: 'draw' | 'play' | 'answer' | 'over';
  /** Of each seat: whether another laid off on a meld of his since his last turn. */
  sapawed: readonly boolean[];
  /** Of each seat: how many cards were dealt when it last drew from the stock; 0 is never. */
  drew: readonly number[];
  /** What the seat that moves drew in this turn. */
  fresh: number | null;
  /** Who called draw, and what the others answered. */
  caller: number | null;
  answers: readonly (DrawAnswer | null)[];
  /** What each seat did last. */
  did: readonly (TongitsCall | DrawAnswer | null)[];
  end: 'tongits' | 'draw' | 'stock' | null;
}

const each = <T>(value: T) => Array<T>(TONGITS_SEATS).fill(value);
const at = <T>(list: readonly T[], place: number, value: T) =>
  list.map((old, one) => (one === place ? value : old));
const next = (seat: number) => (seat + 1) % TONGITS_SEATS;

/**
 * Draw script: `shuffle([0..51])`, dealt one by one from the dealer, who gets the last card too
 * (docs/domain/games.md §6). He does not draw in his first turn.
 */
export function dealTongits(draw: FairDraw): TongitsHand {
  const deck = draw.shuffle(DECK);
  const dealt = TONGITS_SEATS * DEALT + 1;
  const hands = Array.from({ length: TONGITS_SEATS }, (_, seat) =>
    deck.slice(0, dealt).filter((_card, place) => (place + DEALER) % TONGITS_SEATS === seat),
  );
  return {
    deck,
    dealt,
    hands,
    exposed: [],
    discards: [],
    seat: DEALER,
    phase: 'play',
    sapawed: each(false),
    drew: each(0),
    fresh: null,
    caller: null,
    answers: each(null),
    did: each(null),
    end: null,
  };
}

/** The seat that moves next; null when the hand is over. */
export const turnOf = ({ phase, seat }: TongitsHand): number | null =>
  phase === 'over' ? null : seat;

export const stockOf = ({ deck, dealt }: Pick<TongitsHand, 'deck' | 'dealt'>) =>
  deck.length - dealt;

/** The hand after a move that is allowed. */
export function afterMove(hand: TongitsHand, step: Step): TongitsHand {
  const move = step as unknown as TongitsMove;
  const did = at(hand.did, hand.seat, move.answer ?? move.call);
  return MOVES[move.call]({ ...hand, did }, move);
}

const MOVES: Record<TongitsCall, (hand: TongitsHand, move: TongitsMove) => TongitsHand> = {
  draw(hand) {
    const { deck, dealt, hands, seat } = hand;
    const card = deck[dealt] ?? 0;
    return {
      ...hand,
      dealt: dealt + 1,
      fresh: card,
      phase: 'play',
      hands: at(hands, seat, [...(hands[seat] ?? []), card]),
      drew: at(hand.drew, seat, dealt + 1),
    };
  },
  take(hand, { cards = [] }) {
    const top = hand.discards.at(-1) ?? 0;
    const taken = { ...hand, discards: hand.discards.slice(0, -1), phase: 'play' as const };
    return expose(without(taken, cards), [...cards, top]);
  },
  meld: (hand, { cards = [] }) => expose(without(hand, cards), cards),
  sapaw(hand, { cards = [], target = 0 }) {
    const meld = hand.exposed[target];
    if (!meld) return hand;
    const longer = { ...meld, cards: sorted([...meld.cards, ...cards]) };
    const own = meld.owner === hand.seat;
    return orTongits({
      ...without(hand, cards),
      exposed: at(hand.exposed, target, longer),
      sapawed: own ? hand.sapawed : at(hand.sapawed, meld.owner, true),
    });
  },
  discard(hand, { cards = [] }) {
    const left = orTongits({ ...without(hand, cards), discards: [...hand.discards, ...cards] });
    if (left.phase === 'over') return left;
    if (stockOf(hand) === 0) return { ...left, phase: 'over', end: 'stock' };
    const { seat, sapawed } = left;
    return {
      ...left,
      seat: next(seat),
      phase: 'draw',
      fresh: null,
      sapawed: at(sapawed, seat, false),
    };
  },
  callDraw: (hand) => ({ ...hand, caller: hand.seat, seat: next(hand.seat), phase: 'answer' }),
  answerDraw(hand, { answer = 'fold' }) {
    const answers = at(hand.answers, hand.seat, answer);
    const seat = next(hand.seat);
    if (seat !== hand.caller) return { ...hand, answers, seat };
    return { ...hand, answers, phase: 'over', end: 'draw' };
  },
};

const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);

const without = (hand: TongitsHand, cards: readonly number[]): TongitsHand => ({
  ...hand,
  hands: hand.hands.map((own, seat) =>
    seat === hand.seat ? own.filter((card) => !cards.includes(card)) : own,
  ),
});

const expose = (hand: TongitsHand, cards: readonly number[]) =>
  orTongits({
    ...hand,
    exposed: [...hand.exposed, { owner: hand.seat, cards: sorted(cards) }],
  });

/** Whoever has no card left ends the hand. */
const orTongits = (hand: TongitsHand): TongitsHand =>
  hand.hands[hand.seat]?.length === 0 ? { ...hand, phase: 'over', end: 'tongits' } : hand;
