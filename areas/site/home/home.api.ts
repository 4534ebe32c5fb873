import { accountsApi } from '@palaro/accounts/api';
import {
  defineEndpoint,
  nullable,
  object,
  optional,
  partial,
  text,
  type Static,
} from '@palaro/api';
import { catalogueApi } from '@palaro/catalogue/api';
import { publishedApi } from '@palaro/content/api';
import { inboxApi } from '@palaro/inbox/api';
import { promotionsApi } from '@palaro/promotions/api';
import { openMoneyApi } from '@palaro/records/open-money';
import { walletApi } from '@palaro/wallet/api';

/** The number of matches in home's ticker (HOME-06). */
const HOT_MATCHES_SHOWN = 10;
export const HOME_MATCHES = { query: { limit: HOT_MATCHES_SHOWN } } as const;
/**
 * Home's query for published content: banners, popups, player announcements, and the blocks of text
 * that operators placed here (HOME-11). The call's header names the merchant.
 */
export const HOME_NEWS = {
  query: { types: 'B,PU,PL,PR', groupName: 'm_home', platform: 'M' },
} as const;

const forEveryone = () => ({
  hotGames: catalogueApi.hotGames.reply,
  categories: catalogueApi.vassGameType.reply,
  announcements: publishedApi.announcements.reply,
  hotMatches: publishedApi.hotMatches.reply,
  winners: catalogueApi.rankList.reply,
});

/** One hash for each of home's lists of announcements, with dots between them. */
const newsMark = () => text({ pattern: '^[\\w-]{11}(\\.[\\w-]{11}){0,9}$' });

/** The part of home that everyone sees. For guests it is also sent inside the page. */
export const guestHome = object({ ...forEveryone(), newsMark: newsMark() });
export type GuestHome = Static<typeof guestHome>;

/** The logged-in account's parts. Each has the form of its area's call. */
const own = () => ({
  memberInfo: accountsApi.memberInfo.reply,
  renewal: accountsApi.renew.reply,
  /** Null until the member has changed a password that must be changed. */
  balance: nullable(walletApi.balance.reply),
  funds: nullable(walletApi.funds.reply),
  /** Null for play-money accounts, which have no favourites. */
  favourites: nullable(catalogueApi.favouriteIds.reply),
  /** Null if the inbox is switched off. */
  unread: nullable(inboxApi.unreadCount.reply),
  /** Null for trials, and if the reward center is switched off. */
  unclaimed: nullable(promotionsApi.unclaimedAwards.reply),
  /** Seats and rounds that wait; null as the balance is. */
  openMoney: nullable(openMoneyApi.openMoney.reply),
});

export type OpenPart = keyof ReturnType<typeof forEveryone>;
export type OwnPart = keyof ReturnType<typeof own>;
export type HomePart = OpenPart | OwnPart;
const PARTS = [...Object.keys(forEveryone()), ...Object.keys(own())];
const PART = `(${PARTS.join('|')})`;

export const homeApi = {
  home: defineEndpoint({
    access: 'anyone',
    method: 'GET',
    path: '/api/v1/home',
    summary: 'Everything that the first view of home needs, in one answer (HOME-10)',
    moduleId: null,
    /**
     * `parts`: the parts that are wanted, with commas between them; without it all of them.
     * `news`: the `newsMark` of the announcements that came with the page. Lists that are the same
     * for the caller are left out.
     */
    query: object({
      parts: optional(text({ pattern: `^${PART}(,${PART})*$` })),
      news: optional(newsMark()),
    }),
    /** `mine` is null for a guest. */
    reply: partial({
      ...forEveryone(),
      announcements: partial(publishedApi.announcements.reply.properties),
      mine: nullable(partial(own())),
    }),
  }),
};
