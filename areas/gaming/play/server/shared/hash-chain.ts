import { hash } from 'node:crypto';
import { setImmediate as breath } from 'node:timers/promises';

/**
 * A secret hash chain (docs/domain/fairness.md §1): `h_(i-1) = SHA-256(hex text of h_i)`. Made from
 * its end; `h_0`, the anchor, is published, and then element after element.
 */
export interface HashChain {
  anchor: string;
  length: number;
  /** h_1000, h_2000 …, and the last: from these every element is near. */
  kept: readonly string[];
}

const APART = 1_000;

/** In one call, which takes half the time of a hash that is made, fed and read. */
const before = (element: string) => hash('sha256', element);

/** Makes a chain from its last element; lets other work run in between. */
export async function makeChain(last: string, length: number): Promise<HashChain> {
  const kept: string[] = [last];
  let element = last;
  for (let i = length; i > 0; i--) {
    if (i % APART === 0 && i !== length) {
      kept.unshift(element);
      await breath();
    }
    element = before(element);
  }
  return { anchor: element, length, kept };
}

/** `h_i`, 0 ≤ i ≤ length; throws `RangeError` for any other i. */
export function elementAt({ anchor, length, kept }: HashChain, i: number): string {
  if (!Number.isInteger(i) || i < 0 || i > length) throw new RangeError(`there is no h_${i}`);
  if (i === 0) return anchor;
  const place = Math.ceil(i / APART) - 1;
  let element = kept[place] ?? '';
  for (let at = Math.min((place + 1) * APART, length); at > i; at--) element = before(element);
  return element;
}

/** The kept elements as one text, to be sealed; and back. */
export const chainText = ({ kept }: HashChain) => kept.join('');
export const chainOfText = (anchor: string, length: number, text: string): HashChain => ({
  anchor,
  length,
  kept: text.match(/.{64}/g) ?? [],
});
