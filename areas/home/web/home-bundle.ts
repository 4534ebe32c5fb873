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

/** Says which calls home's one call answers; from then on they travel in it. */
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
 * Takes home's data that came with the page. They are a guest's: members are not shown what is
 * published for guests.
 */
export function primeHome(home: GuestHome): void {
  const own: Partial<Reply<typeof homeApi.home>> = { ...home, mine: null };
  if (currentSession()) delete own.announcements;
  primeBundle(own);
}

/** Asks for what home shows and was not read lately; a member's home as HOME-10 has it. */
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
