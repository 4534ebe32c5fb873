import type { SwitchName } from '@palaro/whitelabel';
import { navigate } from 'wouter/use-browser-location';
import { goBackInHistory, hasHistory } from './history.ts';
import { matchPath } from './match-path.ts';
import { switchOn } from './site.ts';

/** What the whole client may know of a page; the table itself is the shell's (pages.ts). */
export interface SitePage {
  path: string;
  aliases?: readonly string[];
  /** Where the back arrow leads: a step back, or always home (HDR-03). */
  back: 'history' | 'home';
  /** Off: the page is as good as absent, from menus and by its address (APP-12). */
  switch?: SwitchName;
}

export const HOME = '/m/home';
export const LOGIN = '/m/login';

let pages: readonly SitePage[] = [];

/** The shell tells its table once, before the first screen. */
export const registerPages = (table: readonly SitePage[]) => {
  pages = table;
};

export interface FoundPage<P extends SitePage> {
  page: P;
  params: Record<string, string>;
}

/** The row of a table that shows an address, with the named parts of its path. */
export function findPage<P extends SitePage>(table: readonly P[], path: string) {
  for (const page of table) {
    for (const pattern of [page.path, ...(page.aliases ?? [])]) {
      const params = matchPath(pattern, path);
      if (params) return { page, params } satisfies FoundPage<P>;
    }
  }
  return null;
}

/** The row that an address opens here and now: none where the deployment has its page off. */
export function openPage<P extends SitePage>(table: readonly P[], path: string) {
  const found = findPage(table, path);
  return found && pageOn(found.page) ? found : null;
}

/** The row that an address of this site has, whether its page is on or off. */
export const pageAt = (path: string): SitePage | null => findPage(pages, path)?.page ?? null;

/** Whether the deployment has the page on (APP-12). */
export const pageOn = (page: SitePage) => page.switch === undefined || switchOn(page.switch);

/**
 * Whether an address has a screen. Menus, header and footer show an entry only then, so there is no
 * dead one; a query does not matter.
 */
export const pageExists = (address: string): boolean =>
  openPage(pages, address.split(/[?#]/)[0] ?? '') !== null;

/** Goes back as the current page wants it; home where there is nothing to go back to (HDR-03). */
export function goBack(fallback?: string): void {
  const row = findPage(pages, window.location.pathname);
  if (row?.page.back === 'home') navigate(HOME, { replace: true });
  else if (fallback !== undefined) navigate(fallback, { replace: true });
  else if (hasHistory()) goBackInHistory();
  else navigate(HOME, { replace: true });
}

/** The login page, with the way back to where the visitor was going. */
export const loginAddress = (back?: string) =>
  back && back !== HOME ? `${LOGIN}?back=${encodeURIComponent(back)}` : LOGIN;

/** Sends a guest to the login page (GAME-09, SESS-04). */
export const goToLogin = () => navigate(loginAddress(here()));

const here = () => window.location.pathname + window.location.search;

/**
 * An address of this site that has a screen, else home: a link must not lead elsewhere (APP-03).
 */
export function ownAddress(address: string | null | undefined): string {
  if (!address || !/^\/m(\/|\?|$)/.test(address) || !pageExists(address)) return HOME;
  return address.split('?')[0] === LOGIN ? HOME : address;
}
