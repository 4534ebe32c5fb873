import type { accountsApi } from '@palaro/accounts/api';
import type { Reply } from '@palaro/api';
import {
  dayOf,
  pageExists,
  promotionRuns,
  setting,
  siteNow,
  switchOn,
  type SessionInfo,
} from '@palaro/client';
import type { SwitchName } from '@palaro/whitelabel';

/** The member center's address. */
export const MINE = '/m/mine';
/** The member center's second address, where the account's facts unfold too. */
export const MEMBER_HOME = '/m/member/home';
/** An address of the member center. */
export type CenterAddress = typeof MINE | typeof MEMBER_HOME;
const BENEFITS = '/m/member/benefits';

export type MineSession = Pick<SessionInfo, 'type'>;
export type MemberInfo = Reply<typeof accountsApi.memberInfo>;
/** A layer that opens over the screen instead of another page. */
export type MineLayer = 'download';

/** The deployment's values that decide which entries show. */
export interface MineSite {
  on(name: SwitchName): boolean;
  /** Whether the target exists: the page's row, or the layer. */
  opens(to: string | { layer: MineLayer }): boolean;
  referral: boolean;
  missions: boolean;
  vip: boolean;
}

/** The deployment's values, as the start-up info has them now. */
export const mineSite = (layers: readonly MineLayer[] = []): MineSite => ({
  on: switchOn,
  opens: (to) => (typeof to === 'string' ? pageExists(to) : layers.indexOf(to.layer) >= 0),
  referral: promotionRuns('REFERRAL'),
  missions: promotionRuns('MISSION'),
  vip: setting('vip.benefit', false),
});

/**
 * The member banner leads to the VIP room if there is one, otherwise to the member home (MINE-06).
 */
export const bannerTarget = (site: MineSite): string =>
  site.vip && site.opens(BENEFITS) ? BENEFITS : MEMBER_HOME;

const DAY_MS = 86_400_000;

/**
 * The days since the registration by the site's calendar, and 1 on the day itself (MINE-06).
 * `regDate` is in milliseconds since 1970.
 */
export function memberDay(regDate: number): number {
  const first = Date.parse(dayOf(new Date(regDate).toISOString()));
  return Math.max(1, Math.round((Date.parse(dayOf(siteNow())) - first) / DAY_MS));
}
