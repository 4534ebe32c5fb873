import { decimalText } from '../../fractions.ts';
import { chanceOf, returnOf } from '../odds.ts';

/** Small chances need more decimals: `49.5000 %`, `0.000099 %`. */
const SMALL = 100_000;

/** The exact chance of a target, cut: `49.4999 %`. */
export function chanceText(target: number): string {
  const { num, den } = chanceOf(target);
  return `${decimalText({ num: num * 100n, den }, target < SMALL ? 4 : 6)} %`;
}

export function returnText(target: number): string {
  const { num, den } = returnOf(target);
  return `${decimalText({ num: num * 100n, den }, 4)} %`;
}
