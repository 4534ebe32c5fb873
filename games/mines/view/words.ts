import { fraction } from '../../fractions.ts';
import { percentText } from '../../stage/view/odds-text.ts';
import { chanceOf } from '../odds.ts';

/** The chance of gold at the next dig, after so many: `86.36 %`. */
export function chanceOfNext(mines: number, found: number): string {
  const before = chanceOf(mines, found);
  const after = chanceOf(mines, found + 1);
  const chance = fraction(after.num * before.den, after.den * before.num);
  return percentText(chance, 2);
}
