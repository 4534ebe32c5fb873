import type { Step } from '../contract.ts';
import { countOf } from '../playing-cards/cards.ts';
import { isOpen, mayCallDraw, mayFight } from './allows.ts';
import { pointsAt } from './end.ts';
import type { TongitsHand } from './hand.ts';
import { grouped, isFour, isMeld, meldsIn } from './melds.ts';

/** A bot calls draw with so few points, and fights with so few. */
const CALLS_MOST = 9;
const FIGHTS_MOST = 25;

const ownCards = ({ hands, seat }: TongitsHand) => hands[seat] ?? [];

/**
 * The least harmful move: draw, discard the highest card that is in no meld. A fight never costs
 * more than a fold, so whoever may fight does (decision 051).
 */
export function idleMove(hand: TongitsHand): Step {
  if (hand.phase === 'draw') return { call: 'draw' };
  if (hand.phase === 'answer') {
    return { call: 'answerDraw', answer: mayFight(hand) ? 'fight' : 'fold' };
  }
  return discardHighest(hand);
}

/** The highest card that helps nothing; a card of a meld only where all are in melds. */
function discardHighest(hand: TongitsHand): Step {
  const own = ownCards(hand);
  const { rest } = grouped(own);
  const [card] = [...(rest.length > 0 ? rest : own)].sort(
    (a, b) => countOf(b) - countOf(a) || b - a,
  );
  return { call: 'discard', cards: card === undefined ? [] : [card] };
}

/** The meld with the last discard that leaves the fewest points; null if none leaves fewer. */
export function bestTake(own: readonly number[], top: number | null): number[] | null {
  if (top === null) return null;
  const ways = meldsIn([...own, top])
    .filter((meld) => meld.includes(top))
    .map((meld) => meld.filter((card) => card !== top))
    .map((cards) => ({
      cards,
      points: grouped(own.filter((card) => !cards.includes(card))).points,
    }))
    .sort((a, b) => a.points - b.points);
  const [best] = ways;
  return best && best.points < grouped(own).points ? best.cards : null;
}

/** A card outside every meld that fits one on the table. */
function bestSapaw({ exposed }: TongitsHand, rest: readonly number[]): Step | null {
  for (const card of [...rest].sort((a, b) => countOf(b) - countOf(a))) {
    const target = exposed.findIndex(({ cards }) => isMeld([...cards, card]));
    if (target !== -1) return { call: 'sapaw', cards: [card], target };
  }
  return null;
}

/** What a bot does, from its own cards and what lies on the table. */
export function botMove(hand: TongitsHand): Step {
  const { phase, seat } = hand;
  if (phase === 'answer') {
    const fights = mayFight(hand) && pointsAt(hand, seat) <= FIGHTS_MOST;
    return { call: 'answerDraw', answer: fights ? 'fight' : 'fold' };
  }
  if (phase === 'draw') {
    if (mayCallDraw(hand) && pointsAt(hand, seat) <= CALLS_MOST) return { call: 'callDraw' };
    const cards = bestTake(ownCards(hand), hand.discards.at(-1) ?? null);
    return cards ? { call: 'take', cards } : { call: 'draw' };
  }
  const { melds, rest } = grouped(ownCards(hand));
  const [meld] = melds;
  // A hidden set of four doubles a win; it is shown only to open, or to go out.
  const last = rest.length <= 1 || !isOpen(hand, seat);
  const shown = melds.find((one) => !isFour(one)) ?? (last ? meld : undefined);
  if (shown) return { call: 'meld', cards: shown };
  return bestSapaw(hand, rest) ?? discardHighest(hand);
}
