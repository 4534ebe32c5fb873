import type { Ratio } from '@palaro/kernel';
import type { GameSheet } from '../contract.ts';
import { compare, fraction, multiply } from '../fractions.ts';
import { MINES } from './card.ts';
import { chanceOf, mostPicks, multiplierAt } from './odds.ts';

/** Exact return of a member who means to stop after so many picks: multiplier · chance. */
export const minesRtp = (mines: number, picks: number): Ratio =>
  multiply(fraction(BigInt(multiplierAt(mines, picks)), 100n), chanceOf(mines, picks));

let known: GameSheet | undefined;

/** The return over every count of mines and every number of picks (docs/domain/games.md §4.4). */
export function minesSheet(): GameSheet {
  known ??= computed();
  return known;
}

function computed(): GameSheet {
  const plans: (readonly [mines: number, picks: number])[] = [];
  for (let mines = MINES.min; mines <= MINES.max; mines++) {
    for (let picks = 1; picks <= mostPicks(mines); picks++) plans.push([mines, picks]);
  }
  const returns = plans.map(([mines, picks]) => minesRtp(mines, picks)).sort(compare);
  const [least] = returns;
  const greatest = returns.at(-1);
  if (!least || !greatest) throw new Error('there is no pick in mines');
  const most = Math.max(...plans.map(([mines, picks]) => multiplierAt(mines, picks)));
  return {
    rtp: { least, greatest },
    hitFrequency: null,
    maxWin: fraction(BigInt(most), 100n),
  };
}
