import { reachOdds } from '../reach.ts';
import { AUTO_HUNDREDTHS } from './card.ts';

/** Hundredths that are paid back (docs/domain/games.md §4.1). */
export const PAID_BACK = 97n;
export const { resultOf, chanceOf, returnOf, leastReturn } = reachOdds(
  PAID_BACK,
  AUTO_HUNDREDTHS.max,
);
