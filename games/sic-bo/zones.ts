/** The fields of a sic bo table (docs/domain/games.md §5): bets on three dice with faces 1 to 6. */
export type SicBoZone = { id: string } & (
  | { kind: 'small' | 'big' | 'odd' | 'even' | 'any-triple' }
  | { kind: 'total'; total: number }
  | { kind: 'double' | 'triple' | 'single'; face: number }
  | { kind: 'two'; faces: readonly [number, number] }
);
export type SicBoKind = SicBoZone['kind'];

const FACES = [1, 2, 3, 4, 5, 6];
const TOTALS = Array.from({ length: 14 }, (_, i) => i + 4);
const ofFaces = (kind: 'double' | 'triple' | 'single') =>
  FACES.map((face): SicBoZone => ({ id: `${kind}-${face}`, kind, face }));

/** Every zone, in the order in which outcomes list them. */
export const SIC_BO_ZONES: readonly SicBoZone[] = [
  { id: 'small', kind: 'small' },
  { id: 'big', kind: 'big' },
  { id: 'odd', kind: 'odd' },
  { id: 'even', kind: 'even' },
  ...TOTALS.map((total): SicBoZone => ({ id: `total-${total}`, kind: 'total', total })),
  ...ofFaces('double'),
  ...ofFaces('triple'),
  { id: 'any-triple', kind: 'any-triple' },
  ...FACES.flatMap((low) =>
    FACES.filter((face) => face > low).map((high): SicBoZone => ({
      id: `two-${low}-${high}`,
      kind: 'two',
      faces: [low, high],
    })),
  ),
  ...ofFaces('single'),
];

const BY_ID = new Map(SIC_BO_ZONES.map((zone) => [zone.id, zone]));

/** Throws for a name that is no zone. */
export function sicBoZone(id: string): SicBoZone {
  const zone = BY_ID.get(id);
  if (!zone) throw new Error(`${id} is no zone of the table`);
  return zone;
}

/** What totals return with the stake, in hundredths; a total and its mirror to 21 pay the same. */
const TOTAL_RETURNS: Readonly<Record<number, number>> = {
  4: 6_300,
  5: 3_200,
  6: 2_000,
  7: 1_300,
  8: 900,
  9: 800,
  10: 700,
};

/** What a zone returns if it wins, in hundredths; one face by the number of dice that show it. */
export function sicBoReturns(zone: SicBoZone): readonly number[] {
  switch (zone.kind) {
    case 'small':
    case 'big':
    case 'odd':
    case 'even':
      return [200];
    case 'total':
      return [TOTAL_RETURNS[Math.min(zone.total, 21 - zone.total)] ?? 0];
    case 'double':
      return [1_300];
    case 'triple':
      return [19_600];
    case 'any-triple':
      return [3_300];
    case 'two':
      return [690];
    case 'single':
      return [200, 300, 1_300];
  }
}

export const mostOf = (zone: SicBoZone) => Math.max(...sicBoReturns(zone));

const MAIN: readonly SicBoKind[] = ['small', 'big', 'odd', 'even'];

/** In pesos: the even bets take most, and what pays 30:1 or more takes least. */
export function limitOf(zone: SicBoZone): { min: number; max: number } {
  if (MAIN.includes(zone.kind)) return { min: 1, max: 50_000 };
  return { min: 1, max: mostOf(zone) >= 3_100 ? 500 : 5_000 };
}
