import type { SiteClock } from '@palaro/kernel';

/** A site's clock that goes on only when the test says so, also on a slow machine. */
export function standingClock(start: Date): SiteClock {
  let at = start.getTime();
  return { now: () => new Date(at), advance: (seconds) => void (at += seconds * 1_000) };
}
