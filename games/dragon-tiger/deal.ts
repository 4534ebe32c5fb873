import type { FairDraw } from '@palaro/fairness';
import { rankOf } from '../playing-cards/cards.ts';
import { dealFromShoe, type ShoePlace } from '../playing-cards/shoe.ts';

/** One card each, 0 … 51; the higher rank wins, and the ace is the lowest. */
export interface DragonTigerHand {
  dragon: number;
  tiger: number;
  winner: 'dragon' | 'tiger' | 'tie';
}
export type DragonTigerResult = DragonTigerHand & ShoePlace;

/** Deals the dragon, then the tiger. */
export function dealHand(next: () => number): DragonTigerHand {
  const dragon = next();
  const tiger = next();
  const over = rankOf(dragon) - rankOf(tiger);
  return { dragon, tiger, winner: over === 0 ? 'tie' : over > 0 ? 'dragon' : 'tiger' };
}

export const dealDragonTiger = (draw: FairDraw, hand: number): DragonTigerResult =>
  dealFromShoe(draw, hand, dealHand);
