import type { IosVersion, Platform } from '@palaro/client';
import type { SiteLink } from '@palaro/whitelabel';

type LinkType = SiteLink['resourceType'];

/** The deployment's link of a kind, where it has one. */
export const linkOf = (links: readonly SiteLink[], type: LinkType): SiteLink | undefined =>
  links.filter(({ resourceType, url }) => resourceType === type && url !== '')[0];

interface BarState {
  /** What `hideDownloadBar` holds. */
  hidden: string | null;
  installed: boolean;
  native: boolean;
  platform: Platform;
  links: readonly SiteLink[];
}

/**
 * Whether the download bar shows (SVC-03): not once it was closed, nor in the installed or the
 * native app, nor without a link for the platform. Anything but iOS is offered the Android app.
 */
export function showsDownloadBar({ hidden, installed, native, platform, links }: BarState) {
  if (hidden === '1' || installed || native) return false;
  const wanted: LinkType[] = platform === 'ios' ? ['IOS', 'MOBILECONFIG'] : ['Android'];
  return wanted.some((type) => linkOf(links, type) !== undefined);
}

/** What an iPhone below 12.4 is told (SVC-02): the specification's two tips, or just to update. */
export type OldIosTip = 'ios11' | 'ios12_1' | 'update';

/** The first iOS that the site runs on. */
const NEEDED = { major: 12, minor: 4 };

export function oldIosTip(version: IosVersion | null): OldIosTip | null {
  if (!version) return null;
  const { major, minor } = version;
  if (major < NEEDED.major) return 'ios11';
  if (major > NEEDED.major || minor >= NEEDED.minor) return null;
  return minor <= 1 ? 'ios12_1' : 'update';
}
