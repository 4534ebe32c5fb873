import { accountsApi } from '@palaro/accounts/api';
import type { Endpoint, Reply } from '@palaro/api';
import { catalogueApi, HOT_GAMES, TOP_WINS, VENDOR_DATA } from '@palaro/catalogue/api';
import {
  bundleCalls,
  currentSession,
  HOME,
  isTrial,
  pageAt,
  primeBundle,
  switchOn,
  warmCall,
} from '@palaro/client';
import { publishedApi } from '@palaro/content/api';
import { inboxApi } from '@palaro/inbox/api';
import { promotionsApi } from '@palaro/promotions/api';
import { openMoneyApi } from '@palaro/records/open-money';
import { walletApi } from '@palaro/wallet/api';
import {
  HOME_MATCHES,
  HOME_NEWS,
  homeApi,
  type GuestHome,
  type OpenPart,
  type OwnPart,
} from '../home.api.ts';

/** The announcements that came with the page, and their mark. */
let news: Pick<GuestHome, 'announcements' | 'newsMark'> | null = null;

const atHome = () => pageAt(window.location.pathname)?.path === HOME;

/** Registers the calls that home's one call answers. From then on they are sent as that call. */
export function bundleHome(): void {
  const open = (name: OpenPart, endpoint: Endpoint, input: object) => ({
    name,
    endpoint,
    input,
    pick: (home: Reply<typeof homeApi.home>) => home[name],
  });
  const own = (name: OwnPart, endpoint: Endpoint) => ({
    name,
    endpoint,
    pick: ({ mine }: Reply<typeof homeApi.home>) => mine?.[name],
  });
  const parts = [
    open('hotGames', catalogueApi.hotGames, HOT_GAMES),
    open('categories', catalogueApi.vassGameType, VENDOR_DATA),
    {
      ...open('announcements', publishedApi.announcements, HOME_NEWS),
      // Lists that are the same as the page's are not sent again.
      pick: ({ announcements }: Reply<typeof homeApi.home>) =>
        announcements && { ...news?.announcements, ...announcements },
    },
    open('hotMatches', publishedApi.hotMatches, HOME_MATCHES),
    open('winners', catalogueApi.rankList, TOP_WINS),
    own('memberInfo', accountsApi.memberInfo),
    own('renewal', accountsApi.renew),
    own('balance', walletApi.balance),
    own('funds', walletApi.funds),
    own('favourites', catalogueApi.favouriteIds),
    own('unread', inboxApi.unreadCount),
    own('unclaimed', promotionsApi.unclaimedAwards),
    own('openMoney', openMoneyApi.openMoney),
  ];
  bundleCalls(homeApi.home, atHome, parts, () => (news ? { news: news.newsMark } : {}));
}

/**
 * Stores home's data that came with the page. It is a guest's data, so a member's home asks whether
 * its announcements are the same.
 */
export function primeHome(home: GuestHome): void {
  const { newsMark, ...parts } = home;
  news = { announcements: home.announcements, newsMark };
  const own: Partial<Reply<typeof homeApi.home>> = { ...parts, mine: null };
  if (currentSession()) delete own.announcements;
  primeBundle(own);
}

/** Requests everything on home that is stale; for a member also the calls of HOME-10. */
export function warmHome(): void {
  const session = currentSession();
  warmCall(catalogueApi.hotGames, HOT_GAMES);
  warmCall(catalogueApi.vassGameType, VENDOR_DATA);
  warmCall(publishedApi.announcements, HOME_NEWS);
  warmCall(publishedApi.hotMatches, HOME_MATCHES);
  warmCall(catalogueApi.rankList, TOP_WINS);
  if (!session) return;
  warmCall(accountsApi.memberInfo, {});
  warmCall(accountsApi.renew, {});
  warmCall(walletApi.balance, {});
  warmCall(walletApi.funds, {});
  if (switchOn('MAILCEN')) warmCall(inboxApi.unreadCount, {});
  warmCall(openMoneyApi.openMoney, {});
  if (isTrial(session)) return;
  warmCall(catalogueApi.favouriteIds, {});
  if (switchOn('REWCEN3')) warmCall(promotionsApi.unclaimedAwards, {});
}
