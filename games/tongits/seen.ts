import { mayCallDraw, mayFight } from './allows.ts';
import { paysOf, pointsAt, winnerOf, type TongitsPay } from './end.ts';
import { stockOf, turnOf, type Exposed, type TongitsHand } from './hand.ts';

/** What is on the table for a seat: others' cards are `null` until the hand is over. */
export interface TongitsSeen extends Pick<
  TongitsHand,
  'exposed' | 'seat' | 'phase' | 'caller' | 'answers' | 'did' | 'end' | 'sapawed'
> {
  hands: (number | null)[][];
  exposed: readonly Exposed[];
  /** Points outside all melds; null while they are hidden. */
  points: (number | null)[];
  /** The last discard, and how many lie under it and in the stock. */
  top: number | null;
  discarded: number;
  stock: number;
  /** What the player drew in this turn. */
  fresh: number | null;
  /** It is the player's turn, and he may. */
  mayCall: boolean;
  mayFight: boolean;
  winner: number | null;
  /** Once the hand is over. */
  pays: TongitsPay[] | null;
}

export function seenBy(hand: TongitsHand, seat: number | null): TongitsSeen {
  const over = turnOf(hand) === null;
  const open = (of: number) => over || of === seat;
  const moves = !over && hand.seat === seat;
  const { exposed, seat: turn, phase, caller, answers, did, end, sapawed } = hand;
  return {
    exposed,
    seat: turn,
    phase,
    caller,
    answers,
    did,
    end,
    sapawed,
    hands: hand.hands.map((cards, of) => (open(of) ? [...cards] : cards.map(() => null))),
    points: hand.hands.map((_, of) => (open(of) ? pointsAt(hand, of) : null)),
    top: hand.discards.at(-1) ?? null,
    discarded: hand.discards.length,
    stock: stockOf(hand),
    fresh: moves ? hand.fresh : null,
    mayCall: moves && mayCallDraw(hand),
    mayFight: moves && phase === 'answer' && mayFight(hand),
    winner: winnerOf(hand),
    pays: over ? paysOf(hand) : null,
  };
}
