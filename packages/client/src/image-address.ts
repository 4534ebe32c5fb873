import { randomInt } from '@palaro/kernel';
import { siteAddress } from './site-origin.ts';
import { setting } from './site.ts';
import { readStored, writeStored } from './storage.ts';

/** The visit's number is drawn below this. */
const DRAWS = 2 ** 31;

/** Drawn once per visit and kept over reloads; without storage it lasts as long as the page. */
let drawn: number | null = null;

function visitNumber(): number {
  const kept = Number(readStored('imageHost') ?? NaN);
  drawn ??= Number.isSafeInteger(kept) ? kept : randomInt(DRAWS);
  writeStored('imageHost', String(drawn));
  return drawn;
}

/** A number below 2³² that depends on the image and on the visit. */
function mix(path: string, seed: number): number {
  let mixed = seed >>> 0;
  for (let i = 0; i < path.length; i++) {
    mixed = Math.imul(mixed ^ path.charCodeAt(i), 0x01000193) >>> 0;
    mixed = (mixed ^ (mixed >>> 15)) >>> 0;
  }
  return mixed;
}

/**
 * The address of a content image (APP-14). The deployment's list gives a random host, which stays
 * the same for an image within a visit. If an image has several files (sizes, forms), `of` names
 * the image so that all get the same host. With an empty list the path stays on this site; an
 * address with a host is not changed.
 */
export function imageAddress(path: string, of: string = path): string {
  const hosts = setting('site.imageHosts', []);
  if (hosts.length === 0 || path.charAt(0) !== '/') return siteAddress(path);
  return `${hosts[mix(of, visitNumber()) % hosts.length] ?? ''}${path}`;
}
