import { targetAt } from './targets.ts';
import { placeOf, WATER, type Spawn } from './water.ts';

/** A shot: from which seat, in thousandths of a radian (y grows downwards), at which instant. */
export interface Shot {
  seat: number;
  angle: number;
  firedAt: number;
}

/** Units a millisecond. */
const SPEED = 0.9;
/** A bullet hits within these milliseconds of its age (docs/domain/games.md §7). */
export const HITS = { from: 200, to: 6_000 } as const;
/** How far beside its target a claimed hit may be: a phone's picture lags a little. */
const TOLERANCE = 34;

/** Where each seat's cannon stands: two below, two above. */
export const SEATS = [
  { x: 300, y: 1_195 },
  { x: 700, y: 1_195 },
  { x: 300, y: 55 },
  { x: 700, y: 55 },
] as const;

/** A line that bounces between 0 and `length`. */
function folded(value: number, length: number): number {
  const within = ((value % (2 * length)) + 2 * length) % (2 * length);
  return within <= length ? within : 2 * length - within;
}

/** Where a bullet is at that age; it bounces off the water's edges until it hits. */
export function bulletAt({ seat, angle }: Shot, age: number) {
  const from = SEATS[seat] ?? SEATS[0];
  const turn = angle / 1_000;
  return {
    x: folded(from.x + Math.cos(turn) * SPEED * age, WATER.width),
    y: folded(from.y + Math.sin(turn) * SPEED * age, WATER.height),
  };
}

/** Why a claimed hit is none; null where it is one. */
export type Miss = 'young' | 'old' | 'gone' | 'missed' | null;

/**
 * Judges a claimed hit by the bullet's line and the target's path alone, at the instant `at`. The
 * target's wave began at `waveAt`.
 */
export function judgeHit(shot: Shot, spawn: Spawn, waveAt: number, at: number): Miss {
  const age = at - shot.firedAt;
  if (age < HITS.from) return 'young';
  if (age > HITS.to) return 'old';
  const place = placeOf(spawn, at - waveAt);
  if (!place) return 'gone';
  const bullet = bulletAt(shot, age);
  const far = Math.hypot(bullet.x - place.x, bullet.y - place.y);
  return far <= targetAt(spawn.target).radius + TOLERANCE ? null : 'missed';
}
