import type { SeatPay } from '../contract.ts';
import { isOpen } from './allows.ts';
import type { TongitsHand } from './hand.ts';
import { grouped, isFour } from './melds.ts';

/** What a loser pays for, in antes; the whole is doubled by a hidden set of four. */
export interface TongitsPay extends SeatPay {
  /** Why it is more than one ante. */
  burned: boolean;
  tongits: boolean;
  /** He called draw and lost the fight. */
  called: boolean;
  doubled: boolean;
}

const places = ({ hands }: TongitsHand) => hands.map((_, seat) => seat);

/** Points of the cards in no meld, whether on the table or in the hand. */
export const pointsAt = ({ hands }: TongitsHand, seat: number) => grouped(hands[seat] ?? []).points;

/**
 * Who wins a hand that is over. Points equal: the challenger, then who drew last from the stock
 * (docs/domain/games.md §6).
 */
export function winnerOf(hand: TongitsHand): number | null {
  const { end, seat, caller, answers, drew } = hand;
  if (end === null) return null;
  if (end === 'tongits') return seat;
  const standing = places(hand).filter(
    (one) => end === 'stock' || one === caller || answers[one] === 'fight',
  );
  const challenges = (one: number) => (answers[one] === 'fight' ? 1 : 0);
  const [winner = null] = standing.sort(
    (a, b) =>
      pointsAt(hand, a) - pointsAt(hand, b) ||
      challenges(b) - challenges(a) ||
      (drew[b] ?? 0) - (drew[a] ?? 0),
  );
  return winner;
}

/** Whether the winner shows a set of four that he kept in his hand. */
const hidesFour = ({ hands }: TongitsHand, seat: number) =>
  grouped(hands[seat] ?? []).melds.some(isFour);

/** What each loser pays the winner, in antes, and why. */
export function paysOf(hand: TongitsHand): TongitsPay[] {
  const winner = winnerOf(hand);
  if (winner === null) return [];
  const doubled = hidesFour(hand, winner);
  const tongits = hand.end === 'tongits';
  return places(hand)
    .filter((seat) => seat !== winner)
    .map((from) => {
      const burned = !isOpen(hand, from);
      const called = hand.end === 'draw' && hand.caller === from;
      const antes = 1 + Number(burned) + Number(tongits) + Number(called);
      const units = doubled ? 2 * antes : antes;
      return { from, to: winner, units, burned, tongits, called, doubled };
    });
}

/** A seat stakes its ante, or what it lost where that is more; every hand decides it. */
export function stakedOf(hand: TongitsHand): { units: number; decided: number }[] {
  const pays = paysOf(hand);
  return places(hand).map((seat) => {
    const units = pays.find(({ from }) => from === seat)?.units ?? 1;
    return { units, decided: units };
  });
}
