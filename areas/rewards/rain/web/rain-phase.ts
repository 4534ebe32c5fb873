import type { NextRain } from '../rain.api.ts';
import { WARM_UP_SECONDS } from '../rain.limits.ts';

export type RainPhase = 'early' | 'joining' | 'warm' | 'falling' | 'over';

/** Where a rain stands at an instant of the site's time, in milliseconds (§5). */
export function phaseOf(rain: Pick<NextRain, 'startsAt' | 'joinsAt' | 'seconds'>, now: number) {
  const start = Date.parse(rain.startsAt);
  const phases: [until: number, phase: RainPhase][] = [
    [Date.parse(rain.joinsAt), 'early'],
    [start - WARM_UP_SECONDS * 1_000, 'joining'],
    [start, 'warm'],
    [start + rain.seconds * 1_000, 'falling'],
  ];
  return phases.find(([until]) => now < until)?.[1] ?? 'over';
}

/** The time until an instant as `1:02:03` or `2:03`; never below nothing. */
export function leftUntil(instant: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(instant) - now) / 1_000));
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
