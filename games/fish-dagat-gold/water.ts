import type { FairDraw } from '@palaro/fairness';
import { TARGETS, targetAt } from './targets.ts';

/** The water's size; everything that swims or flies in it is measured in these units. */
export const WATER = { width: 1_000, height: 1_250 } as const;
/** A wave of targets lasts a minute; each has a draw of its own. */
export const WAVE_MS = 60_000;
const SPAWNS = 52;
const PATHS = 24;

/** A target of a wave: which one, on which path, milliseconds after the wave began. */
export interface Spawn {
  target: number;
  path: number;
  at: number;
}

const WEIGHTS = TARGETS.map(({ weight }) => weight);

/** Draw script of a wave: for each of its targets species by weight, `int(24)`, `int(60000)`. */
export const drawWave = (draw: FairDraw): Spawn[] =>
  Array.from({ length: SPAWNS }, () => ({
    target: draw.weighted(WEIGHTS),
    path: draw.int(PATHS),
    at: draw.int(WAVE_MS),
  }));

interface Point {
  x: number;
  y: number;
}

/** Half of a path's room beyond each side, so that targets come and go unseen. */
const BEYOND = 160;

/**
 * The curve of a path: twelve from the left, and the same from the right. Each is a cubic curve
 * through the open water between the seats.
 */
function curveOf(path: number): readonly [Point, Point, Point, Point] {
  const lane = path % 12;
  const from = 190 + ((lane * 5) % 12) * 78;
  const to = 190 + ((lane * 7 + 4) % 12) * 78;
  const bend = lane % 2 === 0 ? -210 : 210;
  const side = (x: number) => (path < 12 ? x : WATER.width - x);
  const inside = (y: number) => Math.min(1_090, Math.max(160, y));
  return [
    { x: side(-BEYOND), y: from },
    { x: side(260), y: inside(from + bend) },
    { x: side(740), y: inside(to - bend) },
    { x: side(WATER.width + BEYOND), y: to },
  ];
}

const CURVES = Array.from({ length: PATHS }, (_, path) => curveOf(path));

const along = (u: number, [a, b, c, d]: readonly [number, number, number, number]) => {
  const v = 1 - u;
  return v * v * v * a + 3 * v * v * u * b + 3 * v * u * u * c + u * u * u * d;
};

/** Where a target swims, so many milliseconds after its wave began; null outside of its time. */
export function placeOf(spawn: Spawn, sinceWave: number): Point | null {
  const u = (sinceWave - spawn.at) / targetAt(spawn.target).swims;
  const curve = CURVES[spawn.path];
  if (!curve || u < 0 || u > 1) return null;
  const [a, b, c, d] = curve;
  return { x: along(u, [a.x, b.x, c.x, d.x]), y: along(u, [a.y, b.y, c.y, d.y]) };
}
