import type { Step } from '../contract.ts';
import { TONGITS_CALLS, type TongitsHand, type TongitsMove } from './hand.ts';
import { isMeld } from './melds.ts';

/** Whether the seat has a meld on the table; without one it is burned when the hand ends. */
export const isOpen = ({ exposed }: Pick<TongitsHand, 'exposed'>, seat: number) =>
  exposed.some(({ owner }) => owner === seat);

/**
 * Draw is called before anything is drawn, by who has an exposed meld on none of which another laid
 * off since his last turn (docs/domain/games.md §6).
 */
export const mayCallDraw = (hand: TongitsHand) =>
  hand.phase === 'draw' && isOpen(hand, hand.seat) && hand.sapawed[hand.seat] === false;

/** A seat that is burned cannot win a fight, so it folds (decision 051). */
export const mayFight = (hand: Pick<TongitsHand, 'exposed' | 'seat'>) => isOpen(hand, hand.seat);

/** Whether the seat whose turn it is may move so. */
export function allowsMove(hand: TongitsHand, step: Step): boolean {
  const move = step as unknown as TongitsMove;
  const { cards = [] } = move;
  if (!TONGITS_CALLS.includes(move.call) || !holds(hand, cards)) return false;
  const { phase, exposed } = hand;
  if (phase === 'draw') {
    const top = hand.discards.at(-1);
    if (move.call === 'take') return top !== undefined && isMeld([...cards, top]);
    return move.call === 'draw' || (move.call === 'callDraw' && mayCallDraw(hand));
  }
  if (phase === 'play') {
    if (move.call === 'discard') return cards.length === 1;
    if (move.call === 'meld') return isMeld(cards);
    const meld = exposed[move.target ?? -1];
    return move.call === 'sapaw' && !!meld && cards.length > 0 && isMeld([...meld.cards, ...cards]);
  }
  if (phase !== 'answer' || move.call !== 'answerDraw') return false;
  return move.answer === 'fold' || (move.answer === 'fight' && mayFight(hand));
}

/** The cards are the seat's, each named once. */
function holds({ hands, seat }: TongitsHand, cards: readonly number[]): boolean {
  const own = hands[seat] ?? [];
  return new Set(cards).size === cards.length && cards.every((card) => own.includes(card));
}
