import { setting } from '@palaro/client';

const zone = () => setting('site.zone', 'Asia/Manila');

/** The site's wall clock of an instant, as `datetime-local` fields write it: `2026-11-23T21:30`. */
export function toWallClock(at: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone(),
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return format.format(new Date(at)).replace(' ', 'T');
}

/** The instant of a wall clock of the site, ISO 8601 UTC; null for what is no time. */
export function fromWallClock(wall: string): string | null {
  const asUtc = Date.parse(`${wall}:00.000Z`);
  if (Number.isNaN(asUtc)) return null;
  // The zone's distance from UTC then, twice because it may change in between.
  let at = asUtc;
  for (let i = 0; i < 2; i++) {
    const shown = Date.parse(`${toWallClock(new Date(at).toISOString())}:00.000Z`);
    at += asUtc - shown;
  }
  return new Date(at).toISOString();
}
