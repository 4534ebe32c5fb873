import { randomInt } from '@palaro/kernel';
import { setting } from './site.ts';
import { readStored, writeStored } from './storage.ts';

/** Draws one of so many; the visit's number is one of them. */
const DRAWS = 2 ** 31;

/** Drawn once a visit, and kept over a reload; without storage it lasts as long as the page. */
let drawn: number | null = null;

function visitNumber(): number {
  const kept = Number(readStored('imageHost') ?? NaN);
  drawn ??= Number.isSafeInteger(kept) ? kept : randomInt(DRAWS);
  writeStored('imageHost', String(drawn));
  return drawn;
}

/** A number below 2³² that differs from image to image, and for one image from visit to visit. */
function mix(path: string, seed: number): number {
  let mixed = seed >>> 0;
  for (let i = 0; i < path.length; i++) {
    mixed = Math.imul(mixed ^ path.charCodeAt(i), 0x01000193) >>> 0;
    mixed = (mixed ^ (mixed >>> 15)) >>> 0;
  }
  return mixed;
}

/**
 * Where a content image is fetched (APP-14): a host at random from the deployment's list, the same
 * for one image (all its sizes and forms, so name the image by `of` where its files differ) within
 * a visit. This site's own address where the list is empty; an address with a host stays as it is.
 */
export function imageAddress(path: string, of: string = path): string {
  const hosts = setting('site.imageHosts', []);
  if (hosts.length === 0 || path.charAt(0) !== '/') return path;
  return `${hosts[mix(of, visitNumber()) % hosts.length] ?? ''}${path}`;
}
