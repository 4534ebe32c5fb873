/**
 * The fields of a single-zero layout (docs/domain/games.md §5). The numbers lie in twelve streets
 * of three, with zero across the first street; every inside bet is a set of neighbours there, so
 * each exists exactly once. A zone that covers n of the 36 numbers returns 36/n of its stake.
 */
export type RouletteKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'first-four'
  | 'line'
  | 'dozen'
  | 'column'
  | 'half';

export interface RouletteZone {
  id: string;
  kind: RouletteKind;
  /** The numbers it wins on, rising. */
  covers: readonly number[];
}

/** The pockets of a European wheel, clockwise from zero. */
export const WHEEL_ORDER: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
export const POCKETS = WHEEL_ORDER.length;
const RED: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

export type PocketColour = 'green' | 'red' | 'black';
export const colourOf = (pocket: number): PocketColour =>
  pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black';

const STREETS = 12;
const range = (count: number, first = 0) => Array.from({ length: count }, (_, i) => first + i);
/** Zero has no part in the outside bets. */
const NUMBERS = range(36, 1);
/** The lowest number of each street. */
const streets = range(STREETS).map((street) => 3 * street + 1);

const inside = (kind: RouletteKind, covers: readonly number[]): RouletteZone => ({
  id: `${kind}-${covers.join('-')}`,
  kind,
  covers,
});
const half = (id: string, wins: (number: number) => boolean): RouletteZone => ({
  id,
  kind: 'half',
  covers: NUMBERS.filter(wins),
});

/** Every zone, in the order in which outcomes list them. */
export const ROULETTE_ZONES: readonly RouletteZone[] = [
  ...range(POCKETS).map((number) => inside('straight', [number])),
  ...[1, 2, 3].map((number) => inside('split', [0, number])),
  ...NUMBERS.flatMap((number) => [
    ...(number % 3 === 0 ? [] : [inside('split', [number, number + 1])]),
    ...(number > 33 ? [] : [inside('split', [number, number + 3])]),
  ]),
  ...streets.map((low) => inside('street', range(3, low))),
  inside('trio', [0, 1, 2]),
  inside('trio', [0, 2, 3]),
  ...NUMBERS.filter((number) => number % 3 !== 0 && number < 34).map((low) =>
    inside('corner', [low, low + 1, low + 3, low + 4]),
  ),
  { id: 'first-four', kind: 'first-four', covers: range(4) },
  ...streets.slice(0, -1).map((low) => inside('line', range(6, low))),
  ...range(3).map((i): RouletteZone => ({
    id: `dozen-${i + 1}`,
    kind: 'dozen',
    covers: range(12, 12 * i + 1),
  })),
  ...range(3).map((i): RouletteZone => ({
    id: `column-${i + 1}`,
    kind: 'column',
    covers: streets.map((low) => low + i),
  })),
  half('red', (number) => colourOf(number) === 'red'),
  half('black', (number) => colourOf(number) === 'black'),
  half('odd', (number) => number % 2 === 1),
  half('even', (number) => number % 2 === 0),
  half('low', (number) => number <= 18),
  half('high', (number) => number > 18),
];

const BY_ID = new Map(ROULETTE_ZONES.map((zone) => [zone.id, zone]));

/** Throws for a name that is no zone. */
export function rouletteZone(id: string): RouletteZone {
  const zone = BY_ID.get(id);
  if (!zone) throw new Error(`${id} is no zone of the layout`);
  return zone;
}

/** What a zone returns if it wins, stake included, in hundredths of the stake. */
export const wonHundredths = ({ covers }: RouletteZone) => 3_600 / covers.length;

/** In pesos: a straight number takes less, so that one number cannot cost the table too much. */
export const limitOf = ({ kind }: RouletteZone) => ({
  min: 1,
  max: kind === 'straight' ? 2_000 : 50_000,
});
