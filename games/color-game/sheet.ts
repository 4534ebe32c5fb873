import type { Ratio } from '@palaro/kernel';
import type { GameSheet } from '../contract.ts';
import { compare, fraction } from '../fractions.ts';
import { coverageOf } from '../table/zone-odds.ts';
import { COLOURS, tenthsOf, ZONES, type Faces, type Zone } from './zones.ts';

/** The 216 throws, each as likely as the others. */
export const ALL_FACES: readonly Faces[] = COLOURS.flatMap((_, a) =>
  COLOURS.flatMap((__, b) => COLOURS.map((___, c): Faces => [a, b, c])),
);
const THROWS = BigInt(ALL_FACES.length);

/** The exact return of a zone: every throw counted once. */
export function returnOf(zone: Zone): Ratio {
  const tenths = ALL_FACES.reduce((sum, faces) => sum + tenthsOf(zone, faces), 0);
  return fraction(BigInt(tenths), 10n * THROWS);
}

/** The exact chance that a zone wins. */
export const chanceOf = (zone: Zone): Ratio =>
  fraction(BigInt(ALL_FACES.filter((faces) => tenthsOf(zone, faces) > 0).length), THROWS);

const byId = new Map(ZONES.map((zone) => [zone.id, zone]));

/** The exact chance that at least one of the zones wins; of Color Game and of its table. */
export const colourCoverage = coverageOf<Faces>(
  () => ({
    results: ALL_FACES,
    waysOf: () => 1n,
    hundredthsOf: (id, faces) => colourHundredths(id, faces),
  }),
  ZONES,
);

/** What a zone returns on these faces, in hundredths of its stake. */
export function colourHundredths(id: string, faces: Faces): number {
  const zone = byId.get(id);
  return zone ? tenthsOf(zone, faces) * 10 : 0;
}

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
