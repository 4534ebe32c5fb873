import type { IosVersion, Platform } from '@palaro/client';
import type { SiteLink } from '@palaro/whitelabel';

type LinkType = SiteLink['resourceType'];

/** The deployment's link of a type, if it has one. */
export const linkOf = (links: readonly SiteLink[], type: LinkType): SiteLink | undefined =>
  links.filter(({ resourceType, url }) => resourceType === type && url !== '')[0];

interface BarState {
  /** The stored value of `hideDownloadBar`. */
  hidden: string | null;
  installed: boolean;
  native: boolean;
  platform: Platform;
  links: readonly SiteLink[];
}

/**
 * Whether the download bar shows (SVC-03). It hides once closed, in the installed and the native
 * app, and if the platform has no link. Every platform except iOS is offered the Android app.
 */
export function showsDownloadBar({ hidden, installed, native, platform, links }: BarState) {
  if (hidden === '1' || installed || native) return false;
  const wanted: LinkType[] = platform === 'ios' ? ['IOS', 'MOBILECONFIG'] : ['Android'];
  return wanted.some((type) => linkOf(links, type) !== undefined);
}

/**
 * The tip for an iPhone below iOS 12.4 (SVC-02): one of the specification's two, or just to update.
 */
export type OldIosTip = 'ios11' | 'ios12_1' | 'update';

/** The oldest iOS that the site runs on. */
const NEEDED = { major: 12, minor: 4 };

export function oldIosTip(version: IosVersion | null): OldIosTip | null {
  if (!version) return null;
  const { major, minor } = version;
  if (major < NEEDED.major) return 'ios11';
  if (major > NEEDED.major || minor >= NEEDED.minor) return null;
  return minor <= 1 ? 'ios12_1' : 'update';
}
