import type { RoomWave } from '../../stage/view/view-contract.ts';
import { SEATS } from '../bullet.ts';
import { targetAt } from '../targets.ts';
import { placeOf, WATER, type Spawn } from '../water.ts';

/** A target that swims now. */
export interface Swimming {
  /** `{wave}.{number}` */
  id: string;
  spawn: Spawn;
  waveAt: number;
  x: number;
  y: number;
}

/** All living targets at that instant, in the order of their waves. */
export function swimmingAt(waves: readonly RoomWave[], now: number): Swimming[] {
  return waves.flatMap(({ no, beganAt, targets, dead }) =>
    targets.flatMap(([target, path, at], i) => {
      if (dead.includes(i)) return [];
      const spawn = { target, path, at };
      const place = placeOf(spawn, now - beganAt);
      return place ? [{ id: `${no}.${i}`, spawn, waveAt: beganAt, ...place }] : [];
    }),
  );
}

const SPEED = 0.9;

/** Radians from a seat towards a point of the water. */
export function turnTo(seat: number, x: number, y: number): number {
  const from = SEATS[seat] ?? SEATS[0];
  return Math.atan2(y - from.y, x - from.x);
}

/** Radians from a seat to where a bullet fired now meets the target. */
export function turnToMeet(seat: number, { spawn, waveAt, x, y }: Swimming, now: number): number {
  const from = SEATS[seat] ?? SEATS[0];
  let meets = { x, y };
  for (let i = 0; i < 5; i++) {
    const age = Math.hypot(meets.x - from.x, meets.y - from.y) / SPEED;
    meets = placeOf(spawn, now + age - waveAt) ?? meets;
  }
  return turnTo(seat, meets.x, meets.y);
}

/** Thousandths of a radian, 0 … 6283, as the wire has them. */
export const wireAngle = (turn: number) =>
  Math.min(6_283, Math.round(((turn + 4 * Math.PI) % (2 * Math.PI)) * 1_000));

/** Whether a target is well inside the water, where it can be aimed at. */
const isInside = ({ x, y }: Swimming) =>
  x > 60 && x < WATER.width - 60 && y > 100 && y < WATER.height - 100;

/** The next target to aim at after `current`: the one that pays most first, then down. */
export function nextTarget(
  swimming: readonly Swimming[],
  current: string | null,
): Swimming | undefined {
  const sorted = swimming
    .filter(isInside)
    .sort((a, b) => worthOf(b) - worthOf(a) || a.id.localeCompare(b.id));
  const at = sorted.findIndex(({ id }) => id === current);
  return sorted[(at + 1) % Math.max(1, sorted.length)];
}

const worthOf = ({ spawn }: Swimming) => {
  const { times, threshold } = targetAt(spawn.target);
  return times ?? Math.round((0.96 * 2 ** 32) / threshold);
};

/** The living target that is nearest to a point, if one is near. */
export function targetNear(
  swimming: readonly Swimming[],
  x: number,
  y: number,
): Swimming | undefined {
  let best = undefined as Swimming | undefined;
  let far = Infinity;
  for (const one of swimming) {
    const gap = Math.hypot(one.x - x, one.y - y) - targetAt(one.spawn.target).radius;
    if (gap < 24 && gap < far) [best, far] = [one, gap];
  }
  return best;
}
