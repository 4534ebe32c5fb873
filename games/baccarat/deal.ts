import type { FairDraw } from '@palaro/fairness';
import { countOf, rankOf } from '../playing-cards/cards.ts';
import { dealFromShoe, type ShoePlace } from '../playing-cards/shoe.ts';

export type Winner = 'player' | 'banker' | 'tie';

/** The cards of a hand in the order in which each side got them, 0 … 51, and what they came to. */
export interface BaccaratHand {
  player: readonly number[];
  banker: readonly number[];
  playerPoints: number;
  bankerPoints: number;
  winner: Winner;
}
export type BaccaratResult = BaccaratHand & ShoePlace;

/** 0 … 9: tens and pictures count nothing, and only the last digit of the sum counts. */
export const pointsOf = (cards: readonly number[]) =>
  cards.reduce((sum, card) => sum + countOf(card), 0) % 10;

export const isNatural = (points: number) => points >= 8;
export const playerDraws = (points: number) => points <= 5;

/** The player's third cards on which the banker draws; he always draws on 0–2, and stands on 7. */
const BANKER_DRAWS_ON: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
};

/** Whether the banker draws; `third` is what the player's third card counts, null if he stood. */
export function bankerDraws(points: number, third: number | null): boolean {
  if (third === null) return playerDraws(points);
  return points <= 2 || (BANKER_DRAWS_ON[points]?.includes(third) ?? false);
}

export const winnerOf = (player: number, banker: number): Winner =>
  player === banker ? 'tie' : player > banker ? 'player' : 'banker';

/** Deals player, banker, player, banker, then the third cards, the player's first. */
export function dealHand(next: () => number): BaccaratHand {
  const first = next();
  const second = next();
  const third = next();
  const fourth = next();
  const player = [first, third];
  const banker = [second, fourth];
  const had = pointsOf(player);
  const held = pointsOf(banker);
  if (!isNatural(had) && !isNatural(held)) {
    const drawn = playerDraws(had) ? next() : null;
    if (drawn !== null) player.push(drawn);
    if (bankerDraws(held, drawn === null ? null : pointsOf([drawn]))) banker.push(next());
  }
  const playerPoints = pointsOf(player);
  const bankerPoints = pointsOf(banker);
  return {
    player,
    banker,
    playerPoints,
    bankerPoints,
    winner: winnerOf(playerPoints, bankerPoints),
  };
}

export const dealBaccarat = (draw: FairDraw, hand: number): BaccaratResult =>
  dealFromShoe(draw, hand, dealHand);

/** Whether a side's first two cards have one rank. */
export const isPair = ([first = 0, second = 0]: readonly number[]) =>
  rankOf(first) === rankOf(second);

/** Whether they have one suit too. */
export const isPerfectPair = ([first, second]: readonly number[]) => first === second;
