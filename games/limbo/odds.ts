import type { Ratio } from '@palaro/kernel';
import { fraction, multiply } from '../fractions.ts';
import { MOST_PAID } from './card.ts';

/** Hundredths that are paid back, and the size of the draw (docs/domain/games.md §4.2). */
export const PAID_BACK = 99n;
export const FACES = 1n << 52n;

/** `2.00` is 200. The text has two decimals. */
export const hundredthsOf = (target: string) => Number(target.replace('.', ''));

/** 200 is `2.00`. */
export const multiplierText = (hundredths: number) =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

/** The exact chance that a result reaches the target. */
export const chanceOf = (hundredths: number): Ratio =>
  fraction((PAID_BACK * FACES) / BigInt(hundredths), FACES);

/** The exact return of a target: what it pays times its chance. */
export const returnOf = (hundredths: number): Ratio =>
  multiply(fraction(BigInt(hundredths), 100n), chanceOf(hundredths));

/** The greatest stake on a target in whole pesos, so that no win is ever cut. */
export const mostStaked = (hundredths: number) => Math.floor((MOST_PAID * 100) / hundredths);
