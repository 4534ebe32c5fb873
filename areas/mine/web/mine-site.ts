import type { accountsApi } from '@palaro/accounts/api';
import type { Reply } from '@palaro/api';
import { dayOf, pageExists, setting, siteNow, switchOn, type SessionInfo } from '@palaro/client';
import type { SwitchName } from '@palaro/whitelabel';

export const MEMBER_HOME = '/m/member/home';
const BENEFITS = '/m/member/benefits';

export type MineSession = Pick<SessionInfo, 'type'>;
export type MemberInfo = Reply<typeof accountsApi.memberInfo>;
/** What opens over the screen instead of leading to another. */
export type MineLayer = 'download';

/** What of the deployment the member center hangs on. */
export interface MineSite {
  on(name: SwitchName): boolean;
  /** Whether a tap would find something: the page's row, or the layer. */
  opens(to: string | { layer: MineLayer }): boolean;
  referral: boolean;
  missions: boolean;
  vip: boolean;
}

/** The deployment as the start-up info has it now. */
export const mineSite = (layers: readonly MineLayer[] = []): MineSite => ({
  on: switchOn,
  opens: (to) => (typeof to === 'string' ? pageExists(to) : layers.indexOf(to.layer) >= 0),
  referral: setting('promotions.referral', false),
  missions: setting('promotions.missions', false),
  vip: setting('vip.benefit', false),
});

/** Where the member banner leads: the VIP room where there is one, else member home (MINE-06). */
export const bannerTarget = (site: MineSite): string =>
  site.vip && site.opens(BENEFITS) ? BENEFITS : MEMBER_HOME;

const DAY_MS = 86_400_000;

/**
 * The how manieth day as a member this is, in the site's zone; the day of registration is the first
 * (MINE-06). `regDate` in milliseconds since 1970.
 */
export function memberDay(regDate: number): number {
  const first = Date.parse(dayOf(new Date(regDate).toISOString()));
  return Math.max(0, Math.round((Date.parse(dayOf(siteNow())) - first) / DAY_MS)) + 1;
}
