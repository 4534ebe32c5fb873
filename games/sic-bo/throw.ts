import type { FairDraw } from '@palaro/fairness';
import { mostOf, sicBoReturns, sicBoZone } from './zones.ts';

/** The faces of the three dice, left to right, each 1 … 6. */
export type Dice = readonly [number, number, number];

/** What everybody sees. */
export interface SicBoResult {
  dice: Dice;
}

/** Draw script: one `int(6)` a die; 0 is the face with one pip. */
export function throwDice(draw: FairDraw): SicBoResult {
  const die = () => draw.int(6) + 1;
  return { dice: [die(), die(), die()] };
}

export const totalOf = ([a, b, c]: Dice) => a + b + c;
export const isTriple = ([a, b, c]: Dice) => a === b && b === c;

/** What a zone returns, stake included, in hundredths of its stake; 0 if it does not win. */
export function sicBoHundredths(id: string, { dice }: SicBoResult): number {
  const zone = sicBoZone(id);
  const shown = (face: number) => dice.filter((one) => one === face).length;
  const paid = (wins: boolean) => (wins ? mostOf(zone) : 0);
  const total = totalOf(dice);
  const triple = isTriple(dice);
  switch (zone.kind) {
    case 'small':
      return paid(!triple && total <= 10);
    case 'big':
      return paid(!triple && total >= 11);
    case 'odd':
      return paid(!triple && total % 2 === 1);
    case 'even':
      return paid(!triple && total % 2 === 0);
    case 'total':
      return paid(total === zone.total);
    case 'double':
      return paid(shown(zone.face) >= 2);
    case 'triple':
      return paid(shown(zone.face) === 3);
    case 'any-triple':
      return paid(triple);
    case 'two':
      return paid(zone.faces.every((face) => shown(face) > 0));
    case 'single':
      return sicBoReturns(zone)[shown(zone.face) - 1] ?? 0;
  }
}
