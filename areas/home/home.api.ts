import { accountsApi } from '@palaro/accounts/api';
import { defineEndpoint, nullable, object, type Static } from '@palaro/api';
import { catalogueApi } from '@palaro/catalogue/api';
import { publishedApi } from '@palaro/content/api';
import { inboxApi } from '@palaro/inbox/api';
import { walletApi } from '@palaro/wallet/api';

/** How many matches home's ticker runs through (HOME-06). */
const HOT_MATCHES_SHOWN = 10;
export const HOME_MATCHES = { query: { limit: HOT_MATCHES_SHOWN } } as const;
/** Home's question for what operators publish: banners, popups, player announcements (HOME-11). */
export const HOME_NEWS = {
  query: { types: 'B,PU,PL', groupName: 'm_home', platform: 'M' },
} as const;

/** Banners are as wide as the page: a phone's width, or the middle column of a desk. */
export const BANNER_SIZES = '(min-width: 1024px) 800px, 100vw';

const forEveryone = () => ({
  hotGames: catalogueApi.hotGames.reply,
  categories: catalogueApi.vassGameType.reply,
  announcements: publishedApi.announcements.reply,
  hotMatches: publishedApi.hotMatches.reply,
  winners: catalogueApi.rankList.reply,
});

/** What home shows everyone; also travels inside the page itself, for guests. */
export const guestHome = object(forEveryone());
export type GuestHome = Static<typeof guestHome>;

export const homeApi = {
  home: defineEndpoint({
    access: 'anyone',
    method: 'GET',
    path: '/api/v1/home',
    summary: "Everything that home's first sight needs, in one answer (HOME-10)",
    moduleId: null,
    reply: object({
      ...forEveryone(),
      /** The account in session; each part as the call of its own area answers it. */
      mine: nullable(
        object({
          memberInfo: accountsApi.memberInfo.reply,
          renewal: accountsApi.renew.reply,
          /** Null until a password that must be changed was changed. */
          balance: nullable(walletApi.balance.reply),
          funds: nullable(walletApi.funds.reply),
          /** Null for play money, which keeps no hearts. */
          favourites: nullable(catalogueApi.favouriteIds.reply),
          /** Null where the inbox is switched off. */
          unread: nullable(inboxApi.unreadCount.reply),
        }),
      ),
    }),
  }),
};
