import { decimalText, multiply, fraction } from '../../fractions.ts';
import { chanceOf } from '../odds.ts';

/** A multiplier for people: `1.25×`. */
export const timesText = (hundredths: number) =>
  `${decimalText({ num: BigInt(hundredths), den: 100n }, 2).replace(/\B(?=(\d{3})+\.)/g, ',')}×`;

/** The chance of gold at the next dig, after so many: `86.36 %`. */
export function chanceOfNext(mines: number, found: number): string {
  const [before, after] = [chanceOf(mines, found), chanceOf(mines, found + 1)];
  const chance = fraction(after.num * before.den, after.den * before.num);
  return `${decimalText(multiply(chance, { num: 100n, den: 1n }), 2)} %`;
}
