import type { TextKey } from '@palaro/api';
import { isTrial, pageExists, setting, switchOn, type SessionInfo } from '@palaro/client';
import type { SwitchName } from '@palaro/whitelabel';

/** The entry that opens a layer over the screen instead of another page. */
export const DOWNLOAD = 'download';

export interface MenuEntry {
  id: string;
  label: TextKey;
  /** The page or the layer that the entry opens. */
  to: string;
  /** True if guests may open it; otherwise a guest is asked to log in first. */
  guests?: boolean;
  /** True if a trial may open it; what it may not open is no entry of its menu (FTR-02). */
  trials?: boolean;
}

/** The visitor who looks at the menu. */
export type MenuViewer = 'guest' | 'trial' | 'member';

export const viewerOf = (session: SessionInfo | null): MenuViewer =>
  session === null ? 'guest' : isTrial(session) ? 'trial' : 'member';

interface Row extends MenuEntry {
  /** The entry shows if this switch is on; without one it always shows. */
  switch?: SwitchName;
  /** Members see it only if the VIP benefit is on (MENU-02). */
  vip?: boolean;
}

/** Group 2 of the side menu, in the specification's order (MENU-02). */
const SHORTCUTS: readonly Row[] = [
  { id: 'deposit', label: 'shell.deposit', to: '/m/voucherCenter', switch: 'DEPOSIT' },
  { id: 'withdraw', label: 'shell.withdraw', to: '/m/withdraw', switch: 'WITHDRAW' },
  { id: 'share', label: 'shell.invite', to: '/m/inviteFriends' },
  { id: 'vip', label: 'shell.vip_room', to: '/m/member/benefits', vip: true },
  { id: 'rewards', label: 'shell.reward_center', to: '/m/rewardCenter', switch: 'REWCEN3' },
  { id: 'missions', label: 'shell.missions', to: '/m/leaderBoard', switch: 'MISSIONLB3' },
  {
    id: 'rebate',
    label: 'shell.manual_rebate',
    to: '/m/member/manualRebate',
    switch: 'MANPLAYREB3',
  },
  { id: 'download', label: 'shell.download_app', to: DOWNLOAD, guests: true, trials: true },
];

/** Further entries, shown below group 2. */
const MORE: readonly Row[] = [
  { id: 'members', label: 'shell.members', to: '/m/mine', guests: true },
  { id: 'activity', label: 'shell.activity', to: '/m/activity', guests: true, trials: true },
  { id: 'help', label: 'shell.help', to: '/m/help', guests: true, trials: true },
  { id: 'settings', label: 'shell.settings', to: '/m/set', trials: true },
];

/** The deployment's values that decide which entries show. */
export interface MenuSite {
  on(name: SwitchName): boolean;
  exists(address: string): boolean;
  vip: boolean;
}

const thisSite = (): MenuSite => ({
  on: switchOn,
  exists: pageExists,
  vip: setting('vip.benefit', false),
});

const shownOf = (rows: readonly Row[], viewer: MenuViewer, site: MenuSite): MenuEntry[] =>
  rows.filter(
    (row) =>
      (row.to === DOWNLOAD || site.exists(row.to)) &&
      (row.switch === undefined || site.on(row.switch)) &&
      !(row.vip && viewer === 'member' && !site.vip) &&
      (viewer !== 'trial' || row.trials === true),
  );

/** The shortcuts that show now to this viewer. Those without a screen are left out. */
export const shortcuts = (viewer: MenuViewer, site = thisSite()) =>
  shownOf(SHORTCUTS, viewer, site);

/** The entries below the shortcuts. A guest has no settings. */
export const moreEntries = (viewer: MenuViewer, site = thisSite()) =>
  shownOf(MORE, viewer, site).filter(({ guests }) => viewer !== 'guest' || guests);
