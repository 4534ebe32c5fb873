import type { Ratio } from '@palaro/kernel';
import type { GameSheet } from '../contract.ts';
import { zonesSheet } from '../table/zones-sheet.ts';
import { chanceOf as chanceIn, returnOf as returnIn } from '../table/zone-odds.ts';
import { everyHand } from './every-hand.ts';
import { hundredthsOf, ZONES, type ZoneId } from './zones.ts';

/** Every kind of hand of a shoe; it takes a moment to count them. */
export const baccaratOdds = () => ({
  results: everyHand(),
  waysOf: ({ ways }: { ways: number }) => BigInt(ways),
  hundredthsOf: (zone: string, { hand }: ReturnType<typeof everyHand>[number]) =>
    hundredthsOf(zone, hand),
});

/** The exact return of a zone on any hand of a shoe. */
export const returnOf = (zone: ZoneId): Ratio => returnIn(baccaratOdds(), zone);

/** The exact chance that a zone wins; a stake that only comes back does not count. */
export const chanceOf = (zone: ZoneId): Ratio => chanceIn(baccaratOdds(), zone);

let known: GameSheet | undefined;

export function baccaratSheet(): GameSheet {
  known ??= zonesSheet(ZONES, (id) => returnOf(id as ZoneId));
  return known;
}
