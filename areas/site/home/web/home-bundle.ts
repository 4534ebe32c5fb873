import { accountsApi } from '@palaro/accounts/api';
import type { Reply } from '@palaro/api';
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
import { walletApi } from '@palaro/wallet/api';
import { HOME_MATCHES, HOME_NEWS, homeApi, type GuestHome } from '../home.api.ts';

const atHome = () => pageAt(window.location.pathname)?.path === HOME;

/** Registers the calls that home's one call answers. From then on they are sent as that call. */
export function bundleHome(): void {
  bundleCalls(homeApi.home, atHome, [
    { endpoint: catalogueApi.hotGames, input: HOT_GAMES, pick: ({ hotGames }) => hotGames },
    { endpoint: catalogueApi.vassGameType, input: VENDOR_DATA, pick: (home) => home.categories },
    { endpoint: publishedApi.announcements, input: HOME_NEWS, pick: (home) => home.announcements },
    { endpoint: publishedApi.hotMatches, input: HOME_MATCHES, pick: (home) => home.hotMatches },
    { endpoint: catalogueApi.rankList, input: TOP_WINS, pick: ({ winners }) => winners },
    { endpoint: accountsApi.memberInfo, pick: ({ mine }) => mine?.memberInfo },
    { endpoint: accountsApi.renew, pick: ({ mine }) => mine?.renewal },
    { endpoint: walletApi.balance, pick: ({ mine }) => mine?.balance },
    { endpoint: walletApi.funds, pick: ({ mine }) => mine?.funds },
    { endpoint: catalogueApi.favouriteIds, pick: ({ mine }) => mine?.favourites },
    { endpoint: inboxApi.unreadCount, pick: ({ mine }) => mine?.unread },
  ]);
}

/**
 * Stores home's data that came with the page. It is a guest's data, so a member's home drops the
 * announcements, which differ for guests.
 */
export function primeHome(home: GuestHome): void {
  const own: Partial<Reply<typeof homeApi.home>> = { ...home, mine: null };
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
  if (!isTrial(session)) warmCall(catalogueApi.favouriteIds, {});
}
