import { isAgentType } from '@palaro/kernel';
import type { SwitchName } from '@palaro/whitelabel';
import type { EntryId } from './entry-icons.ts';
import {
  MEMBER_HOME,
  type MemberInfo,
  type MineLayer,
  type MineSession,
  type MineSite,
} from './mine-site.ts';

/** The headings of the new version; the base version is one list in the table's order. */
export const MINE_GROUPS = ['team', 'records', 'rewards', 'help'] as const;
export type MineGroup = (typeof MINE_GROUPS)[number];

interface Who {
  session: MineSession | null;
  /** Undefined for a guest and while loading. */
  info: Pick<MemberInfo, 'toUpline'> | undefined;
}

interface Row {
  /** The id is also part of its text key, `mine.<id>`. */
  id: EntryId;
  /** The address a tap leads to, or the layer that it opens over the screen. */
  to: string | { layer: MineLayer };
  /** True if guests may open it; otherwise a guest is asked to log in first (MINE-05). */
  guests?: boolean;
  /** The entry shows only if this switch is on (APP-12). */
  switch?: SwitchName;
  /**
   * A further condition. Without switch and condition the entry shows whenever its screen exists.
   */
  shown?: (who: Who, site: MineSite) => boolean;
}

export type MineEntry = Readonly<Pick<Row, 'id' | 'to' | 'guests'>> & {
  group: MineGroup;
};
export type MineTile = Readonly<Pick<Row, 'id' | 'to' | 'guests'>>;

/** Members of this type have no transfer to the superior (MINE-04). */
const NO_UPLINE_TRANSFER_TYPE = 2;

/** The entries of MINE-04, in its order. */
const ENTRIES: readonly (Row & { group: MineGroup })[] = [
  {
    id: 'link_management',
    group: 'team',
    to: '/m/inviteFriends',
    shown: (_who, site) => site.referral,
  },
  {
    id: 'agency_center',
    group: 'team',
    to: '/m/agent',
    shown: ({ session }) => session !== null && isAgentType(session.type),
  },
  {
    id: 'deposit_records',
    group: 'records',
    to: '/m/vouReport',
    switch: 'DEPRECM3',
  },
  {
    id: 'withdraw_report',
    group: 'records',
    to: '/m/withdrawReport',
    switch: 'WITHREC3',
  },
  {
    id: 'account_record',
    group: 'records',
    to: '/m/transaction/record',
    switch: 'TRANSREC3',
  },
  {
    id: 'betting_record',
    group: 'records',
    to: '/m/gameRecord',
    switch: 'TRANSBETREPMEM3',
  },
  {
    id: 'profit_and_loss',
    group: 'records',
    to: '/m/profitandloss',
    switch: 'PERSREP',
  },
  {
    id: 'transfer_to_superior',
    group: 'team',
    to: '/m/upLine/transfer',
    switch: 'AGETRANSFERUP3',
    shown: ({ session, info }) =>
      info?.toUpline === true && session?.type !== NO_UPLINE_TRANSFER_TYPE,
  },
  {
    id: 'reward_center',
    group: 'rewards',
    to: '/m/rewardCenter',
    switch: 'REWCEN3',
  },
  {
    id: 'manual_rebate',
    group: 'rewards',
    to: '/m/member/manualRebate',
    switch: 'MANPLAYREB3',
  },
  {
    id: 'leader_board',
    group: 'rewards',
    to: '/m/leaderBoard',
    switch: 'MISSIONLB3',
    // Shown only if the deployment has missions and the promotion runs.
    shown: (_who, site) => site.missions,
  },
  {
    id: 'my_rebate',
    group: 'rewards',
    to: '/m/member/rebateReport',
    switch: 'PLYRBT',
  },
  {
    id: 'news',
    group: 'help',
    to: '/m/webEmail',
    switch: 'MAILCEN',
  },
  {
    id: 'online_service',
    group: 'help',
    to: '/m/service',
    guests: true,
  },
  {
    id: 'app_download',
    group: 'help',
    to: { layer: 'download' },
    guests: true,
  },
  {
    id: 'feedback',
    group: 'help',
    to: '/m/feedback',
    switch: 'FEEDBACK3',
  },
];

/** The tiles of MINE-03, in its order. Deposit and withdraw hide with their switches (APP-12). */
const TILES: readonly Row[] = [
  { id: 'home', to: MEMBER_HOME, shown: (_who, site) => site.vip },
  { id: 'events', to: '/m/activity', guests: true },
  {
    id: 'deposit',
    to: '/m/voucherCenter',
    switch: 'DEPOSIT',
  },
  {
    id: 'withdraw',
    to: '/m/withdraw',
    switch: 'WITHDRAW',
  },
  { id: 'security', to: '/m/securityCenter' },
];

const shownIn = (who: Who, site: MineSite) => (row: Row) =>
  site.opens(row.to) &&
  (row.switch === undefined || site.on(row.switch)) &&
  (row.shown?.(who, site) ?? true);

/**
 * The member center's list for this visitor. A row shows if its conditions hold and its screen
 * exists, so there are no dead entries (MINE-04).
 */
export const mineEntries = (
  session: MineSession | null,
  info: Who['info'],
  site: MineSite,
): readonly MineEntry[] => ENTRIES.filter(shownIn({ session, info }, site));

/** The tiles above the list (MINE-03). */
export const mineTiles = (session: MineSession | null, site: MineSite): readonly MineTile[] =>
  TILES.filter(shownIn({ session, info: undefined }, site));
