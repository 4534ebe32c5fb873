/** Download and service links of the specification (SVC-08). */
export const LINK_TYPES = [
  'IOS',
  'Android',
  'MOBILECONFIG',
  'AppDownloadIcon',
  'TELEGRAM',
  'TELEGRAM1',
  'TELEGRAM2',
  'FACEBOOK',
  'FACEBOOK1',
  'FACEBOOK2',
] as const;

export interface SiteLink {
  resourceType: (typeof LINK_TYPES)[number];
  url: string;
  labelNameEn: string;
}

export interface ServiceEntry {
  title: string;
  path: string;
}

/** XORed with each byte. Any number works that changes every letter of a path. */
const MASK = 0x2a;

const masked = (ascii: string) =>
  Array.from(ascii)
    .map((one) => String.fromCharCode(one.charCodeAt(0) ^ MASK))
    .join('');

/**
 * Encodes a service entry's path for the wire, in letters, digits, `-` and `_` only, so that a text
 * search through the data does not find it. It is not a secret (SVC-08).
 */
export function hidePath(path: string): string {
  const hidden = btoa(masked(Array.from(encodeURI(path)).reverse().join('')));
  return hidden.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The path that `hidePath` encoded; empty for a text that cannot be decoded. */
export function showPath(hidden: string): string {
  try {
    const ascii = masked(atob(hidden.replace(/-/g, '+').replace(/_/g, '/')));
    return decodeURI(Array.from(ascii).reverse().join(''));
  } catch {
    return '';
  }
}
