import { ROULETTE_ZONES, WHEEL_ORDER, type RouletteZone } from '../zones.ts';

/**
 * Where the inside bets lie on the felt. The grid has twelve columns and three rows of one unit,
 * with zero to its left; 3, 6, 9 … is the row on top, as players know it.
 */
export const MODES = ['straight', 'split', 'street', 'corner', 'line'] as const;
export type Mode = (typeof MODES)[number];

/** Zero to 36, in the order of `SPOTS`. */
export const NUMBERS: readonly number[] = [...WHEEL_ORDER].sort((a, b) => a - b);

export interface Spot {
  id: string;
  mode: Mode;
  covers: readonly number[];
  /** Its middle in units of the grid, where a mouse finds it: on the line it stands for. */
  x: number;
  y: number;
  /** Across the line between two columns, between two rows, or neither. */
  turn: 'column' | 'row' | 'none';
  /** On the edge of zero, which it covers too. */
  zero: boolean;
}

/** The middle of a number's cell; that of zero lies before the first column. */
const cellOf = (number: number) =>
  number === 0
    ? { x: -0.5, y: 1.5 }
    : { x: Math.ceil(number / 3) - 0.5, y: 2.5 - ((number - 1) % 3) };

const MODE_OF: Partial<Record<RouletteZone['kind'], Mode>> = {
  straight: 'straight',
  split: 'split',
  street: 'street',
  trio: 'street',
  corner: 'corner',
  'first-four': 'corner',
  line: 'line',
};

function middleOf({ kind, covers }: RouletteZone): { x: number; y: number } {
  const cells = covers.map(cellOf);
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const x = mean(cells.map((cell) => cell.x));
  const y = mean(cells.map((cell) => cell.y));
  if (kind === 'street' || kind === 'line') return { x, y: 3 };
  if (kind === 'first-four') return { x: 0, y: 3 };
  if (kind === 'trio') return { x: 0, y: covers.includes(1) ? 2 : 1 };
  if (kind === 'split' && covers.includes(0)) return { x: 0, y: cells[1]?.y ?? y };
  return { x, y };
}

function turnOf({ kind, covers }: RouletteZone): Spot['turn'] {
  const [a = 0, b = 0] = covers;
  if (kind !== 'split') return 'none';
  return a === 0 || b - a === 3 ? 'column' : 'row';
}

/** Every inside bet with its place. */
export const SPOTS: readonly Spot[] = ROULETTE_ZONES.flatMap((zone) => {
  const mode = MODE_OF[zone.kind];
  if (!mode) return [];
  const { id, covers } = zone;
  return [{ id, mode, covers, ...middleOf(zone), turn: turnOf(zone), zero: covers.includes(0) }];
});
