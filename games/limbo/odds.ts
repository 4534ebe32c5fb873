import { reachOdds } from '../reach.ts';
import { MOST_PAID, TARGET_HUNDREDTHS } from './card.ts';

/** Hundredths that are paid back (docs/domain/games.md §4.2). */
export const PAID_BACK = 99n;
export const { resultOf, chanceOf, returnOf, leastReturn } = reachOdds(
  PAID_BACK,
  TARGET_HUNDREDTHS.max,
);

/** `2.00` is 200. The text has two decimals. */
export const hundredthsOf = (target: string) => Number(target.replace('.', ''));

/** 200 is `2.00`. */
export const multiplierText = (hundredths: number) =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

/** The greatest stake on a target in whole pesos, so that no win is ever cut. */
export const mostStaked = (hundredths: number) => Math.floor((MOST_PAID * 100) / hundredths);
