import { POCKETS, WHEEL_ORDER } from '../zones.ts';

/** Radii of the drawing, whose middle is 0,0; the ball's run and the pockets lie between them. */
export const RIM = 200;
export const TRACK = 178;
export const HEAD = 156;
export const NUMBERS = 137;
export const POCKET = 103;
export const CONE = 84;
/** The wheel's height as a part of its width: from the player's side, and from nearly above. */
export const TILTED = 0.66;
export const ABOVE = 0.97;

const TURN = 360;
const WHEEL_TURNS = 4;
const BALL_TURNS = 12;
/** From here on, as a part of the reveal, the ball lies in its pocket and rides with the wheel. */
export const LANDED = 0.78;
/** The part of its run in which the ball leaves the track, and that in which it strikes. */
const LEAVES = 0.4;
const STRIKES = 0.45;

/** How far a pocket is from zero around the wheel, clockwise in degrees. */
export const angleOf = (pocket: number) => (WHEEL_ORDER.indexOf(pocket) * TURN) / POCKETS;

/**
 * How far the wheel is turned, in degrees: against the clock, slower and slower. It makes whole
 * turns, so that it stands the same before a round and after it.
 */
export function wheelAt(part: number): number {
  const start = 0.06;
  const way = (to: number) => {
    const ramp = Math.min(to, start);
    const rest = to - ramp;
    return (ramp * ramp) / (2 * start) + rest - (rest * rest) / (2 * (1 - start));
  };
  return (-TURN * WHEEL_TURNS * way(part)) / way(1);
}

/** Where the ball is: its angle as the player sees it, its radius, and its height over the wood. */
export interface Ball {
  degrees: number;
  radius: number;
  height: number;
}

/** The ball runs with the clock on the track, leaves it, strikes the pockets and lies still. */
export function ballAt(pocket: number, part: number): Ball {
  const left = Math.max(0, 1 - part / LANDED);
  // Where it starts tells nothing of where it ends.
  const turns = BALL_TURNS + ((WHEEL_ORDER.indexOf(pocket) * 23) % POCKETS) / POCKETS;
  const degrees = wheelAt(part) + angleOf(pocket) - turns * TURN * left ** 2.2;
  const { out, height } = fallen(1 - left / LEAVES);
  return { degrees, radius: POCKET + (TRACK - POCKET) * out, height };
}

/** How far out the ball is, from 1 on the track to 0 in its pocket; `since` it left the track. */
function fallen(since: number): { out: number; height: number } {
  if (since <= 0) return { out: 1, height: 0 };
  if (since < STRIKES) return { out: 1 - 0.66 * (since / STRIKES) ** 2, height: 0 };
  const u = (since - STRIKES) / (1 - STRIKES);
  const bounce = Math.abs(Math.cos(2.5 * Math.PI * u)) * (1 - u) ** 1.5;
  return { out: 0.34 * bounce, height: u < 0.2 ? 0 : 46 * bounce };
}

/** A place on the drawing, clockwise from the top. */
export function placeAt(degrees: number, radius: number, tilt: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) * tilt };
}
