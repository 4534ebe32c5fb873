import { bulletAt, HITS } from '../bullet.ts';
import { targetAt } from '../targets.ts';
import type { Swimming } from './aim.ts';

/** A bullet on its way, the player's own or another's. */
export interface Flight {
  seat: number;
  bulletId: number;
  angle: number;
  firedAt: number;
  own: boolean;
  /** When its hit was claimed; it flies on unseen until the site has answered. */
  claimedAt: number | null;
}

/** A claim that the site does not answer may be made again after so long. */
const UNHEARD_MS = 2_500;
/** A bullet hits a target where it meets its body, not only the edge of what the site allows. */
const MEETS = 0.8;

export const sameFlight = (a: Flight, seat: number, bulletId: number) =>
  a.seat === seat && a.bulletId === bulletId;

/** Flights that can still hit. */
export const alive = (flights: readonly Flight[], now: number): Flight[] =>
  flights.filter(({ firedAt }) => now - firedAt <= HITS.to);

/** The player's bullets that meet a target now, each with the first one that it meets. */
export function meetings(
  flights: readonly Flight[],
  swimming: readonly Swimming[],
  now: number,
): { flight: Flight; target: Swimming }[] {
  return flights.flatMap((flight) => {
    const age = now - flight.firedAt;
    const waits = flight.claimedAt !== null && now - flight.claimedAt < UNHEARD_MS;
    if (!flight.own || waits || age < HITS.from || age > HITS.to) return [];
    const { x, y } = bulletAt(flight, age);
    const target = swimming.find(
      (one) => Math.hypot(one.x - x, one.y - y) <= targetAt(one.spawn.target).radius * MEETS,
    );
    return target ? [{ flight, target }] : [];
  });
}
