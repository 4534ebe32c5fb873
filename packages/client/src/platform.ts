/** A version from `CPU OS 12_1_4`: major and minor. */
export interface IosVersion {
  major: number;
  minor: number;
}

export type Platform = 'ios' | 'android' | 'desktop';

/**
 * A native app that shows the site has this word in its user agent, or sets
 * `window.PALARO_NATIVE_APP` to true before the page's scripts run.
 */
const NATIVE_APP_TOKEN = /\bPalaroApp\b/;

interface DeviceSigns {
  userAgent: string;
  maxTouchPoints?: number;
}

const signs = (): DeviceSigns => (typeof navigator === 'undefined' ? { userAgent: '' } : navigator);

export const mediaMatches = (query: string) =>
  typeof window !== 'undefined' && !!window.matchMedia && window.matchMedia(query).matches;

/** Whether the page runs from the home screen rather than in a browser's tab. */
export const isInstalledApp = () =>
  mediaMatches('(display-mode: standalone)') ||
  (typeof navigator !== 'undefined' && (navigator as { standalone?: boolean }).standalone === true);

/** Whether a native app shows the site. */
export const isNativeApp = () =>
  NATIVE_APP_TOKEN.test(signs().userAgent) ||
  (typeof window !== 'undefined' &&
    (window as { PALARO_NATIVE_APP?: unknown }).PALARO_NATIVE_APP === true);

/** The device's system. An iPad that claims to be a Mac is recognised by its touch screen. */
export function platformOf({ userAgent, maxTouchPoints = 0 }: DeviceSigns = signs()): Platform {
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  if (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /\bAndroid\b/.test(userAgent) ? 'android' : 'desktop';
}

/** The version of iOS; null on other devices and on iPads that claim to be a Mac (13+). */
export function iosVersion({ userAgent }: DeviceSigns = signs()): IosVersion | null {
  const [, major, minor = '0'] = /\b(?:CPU|iPhone) OS (\d+)(?:_(\d+))?/.exec(userAgent) ?? [];
  return major === undefined ? null : { major: Number(major), minor: Number(minor) };
}
