import type { Ratio } from '@palaro/kernel';
import type { GameSheet } from '../contract.ts';
import { compare, fraction } from '../fractions.ts';
import type { TableZone } from './table-rules.ts';

/** A table's sheet from its zones: a round's return lies between the least and the greatest. */
export function zonesSheet(
  zones: readonly TableZone[],
  returnOf: (id: string) => Ratio,
): GameSheet {
  const returns = zones.map(({ id }) => returnOf(id)).sort(compare);
  const [least = fraction(0n, 1n)] = returns;
  return {
    rtp: { least, greatest: returns.at(-1) ?? least },
    hitFrequency: null,
    maxWin: fraction(BigInt(Math.max(...zones.map(({ most }) => most))), 100n),
  };
}
