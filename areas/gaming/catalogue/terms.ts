import type { Device } from '@palaro/api';
import { Money, type Language } from '@palaro/kernel';

/**
 * What operators set for a vendor or a game (docs/domain/operator-console.md §4, row 10). Null: no
 * bound of theirs, and everybody sees it.
 */
export interface Terms {
  /** Bounds of one bet, money with four decimals. */
  minBet: string | null;
  maxBet: string | null;
  /** Who sees it and may open it. Regions are countries of two letters, ISO 3166. */
  devices: Device[] | null;
  languages: Language[] | null;
  regions: string[] | null;
}

export const NO_TERMS: Terms = {
  minBet: null,
  maxBet: null,
  devices: null,
  languages: null,
  regions: null,
};

/** Whom lists are made for. An unknown region is empty, and in no list of regions. */
export interface Visitor {
  device: Device;
  language: Language;
  region: string;
}

const among = <T>(list: readonly T[] | null, one: T) => list === null || list.includes(one);

/** Whether a vendor or game is shown to this visitor, who then may open it too. */
export const isShownTo = (
  { devices, languages, regions }: Pick<Terms, 'devices' | 'languages' | 'regions'>,
  { device, language, region }: Visitor,
) => among(devices, device) && among(languages, language) && among(regions, region);

const below = (a: string, b: string) => Money.of(a) < Money.of(b);

/**
 * Whether new terms allow what the old ones did not: a wider bound, a further region. That needs
 * two people; making them stricter needs one (docs/domain/operator-console.md §3). Devices and
 * languages protect nobody.
 */
export function loosens(from: Terms, to: Terms): boolean {
  const lower = from.minBet !== null && (to.minBet === null || below(to.minBet, from.minBet));
  const higher = from.maxBet !== null && (to.maxBet === null || below(from.maxBet, to.maxBet));
  const { regions } = from;
  const further =
    regions !== null && (to.regions === null || to.regions.some((one) => !regions.includes(one)));
  return lower || higher || further;
}
