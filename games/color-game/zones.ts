import type { FairDraw } from '@palaro/fairness';

/**
 * The colour game's maths (docs/domain/games.md §4.9): three dice of six colours and the zones that
 * take stakes. It knows neither calls nor money, so that any table of the game can use it.
 */
export const COLOURS = ['red', 'blue', 'yellow', 'green', 'white', 'pink'] as const;

/** What the three dice show, as places in `COLOURS`. */
export type Faces = readonly [number, number, number];

type OneColour = { kind: 'single' | 'triple'; colour: number };
type TwoColours = { kind: 'two'; colours: readonly [number, number] };
/** What a zone bets on. */
export type Zone = { id: string } & (OneColour | TwoColours | { kind: 'any-triple' | 'pair' });

const singles = COLOURS.map((id, colour): Zone => ({ id, kind: 'single', colour }));
const triples = COLOURS.map((name, colour): Zone => ({
  id: `${name}-triple`,
  kind: 'triple',
  colour,
}));
const twos = COLOURS.flatMap((first, a) =>
  COLOURS.slice(a + 1).map((second, i): Zone => ({
    id: `${first}-${second}`,
    kind: 'two',
    colours: [a, a + 1 + i],
  })),
);

/** Every zone, in the order in which a round lists them. */
export const ZONES: readonly Zone[] = [
  ...singles,
  { id: 'pair', kind: 'pair' },
  { id: 'any-triple', kind: 'any-triple' },
  ...twos,
  ...triples,
];

/** What each kind of zone returns with the stake, in tenths of it; a colour by its matches. */
export const RETURN_TENTHS = {
  single: [0, 20, 30, 120],
  pair: 23,
  'any-triple': 340,
  two: 69,
  triple: 2_060,
} as const;

/** Draw script: one `int(6)` a die, left to right. */
export function rollColours(draw: FairDraw): Faces {
  const die = () => draw.int(COLOURS.length);
  return [die(), die(), die()];
}

/** What a zone returns on these faces, in tenths of its stake; 0 if it does not win. */
export function tenthsOf(zone: Zone, faces: Faces): number {
  const matches = (colour: number) => faces.filter((face) => face === colour).length;
  const shown = new Set(faces).size;
  switch (zone.kind) {
    case 'single':
      return RETURN_TENTHS.single[matches(zone.colour)] ?? 0;
    case 'triple':
      return matches(zone.colour) === 3 ? RETURN_TENTHS.triple : 0;
    case 'any-triple':
      return shown === 1 ? RETURN_TENTHS['any-triple'] : 0;
    case 'pair':
      return shown === 2 ? RETURN_TENTHS.pair : 0;
    case 'two':
      return zone.colours.every((colour) => matches(colour) > 0) ? RETURN_TENTHS.two : 0;
  }
}
