import type { Ratio } from '@palaro/kernel';
import type { GameSheet } from '../contract.ts';
import { compare, fraction } from '../fractions.ts';
import {
  chanceOf as chanceIn,
  coverageOf,
  returnOf as returnIn,
  type ZoneOdds,
} from '../table/zone-odds.ts';
import { COLOURS, tenthsOf, ZONES, type Faces, type Zone } from './zones.ts';

/** The 216 throws, each as likely as the others. */
export const ALL_FACES: readonly Faces[] = COLOURS.flatMap((_, a) =>
  COLOURS.flatMap((__, b) => COLOURS.map((___, c): Faces => [a, b, c])),
);

const byId = new Map(ZONES.map((zone) => [zone.id, zone]));

/** The return of a zone on these faces, in hundredths of its stake. */
export function colourHundredths(id: string, faces: Faces): number {
  const zone = byId.get(id);
  return zone ? tenthsOf(zone, faces) * 10 : 0;
}

const COLOUR_ODDS: ZoneOdds<Faces> = {
  results: ALL_FACES,
  waysOf: () => 1n,
  hundredthsOf: colourHundredths,
};

/** The exact return of a zone: every throw counted once. */
export const returnOf = ({ id }: Zone): Ratio => returnIn(COLOUR_ODDS, id);

/** The exact chance that a zone wins. */
export const chanceOf = ({ id }: Zone): Ratio => chanceIn(COLOUR_ODDS, id);

/** The exact chance that at least one of the zones wins; of Color Game and of its table. */
export const colourCoverage = coverageOf(() => COLOUR_ODDS, ZONES);

let known: GameSheet | undefined;

/** A round's return lies between those of its zones. */
export function colorGameSheet(): GameSheet {
  known ??= sheetOf(ZONES.map(returnOf).sort(compare));
  return known;
}

function sheetOf(returns: readonly Ratio[]): GameSheet {
  const [least = fraction(0n, 1n)] = returns;
  const most = Math.max(
    ...ZONES.map((zone) => Math.max(...ALL_FACES.map((faces) => tenthsOf(zone, faces)))),
  );
  return {
    rtp: { least, greatest: returns.at(-1) ?? least },
    hitFrequency: null,
    maxWin: fraction(BigInt(most), 10n),
  };
}
