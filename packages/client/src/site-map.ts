import type { SwitchName } from '@palaro/whitelabel';
import { navigate } from 'wouter/use-browser-location';
import { goBackInHistory, hasHistory } from './history.ts';
import { matchPath } from './match-path.ts';
import { setting, switchOn } from './site.ts';

/** The part of a page's row that the whole client may use; `Page` (page.ts) is the full row. */
export interface SitePage {
  path: string;
  aliases?: readonly string[];
  /** Where the back arrow leads: one step back, or always home (HDR-03). */
  back: 'history' | 'home';
  /** If this switch is off, the page does not exist, in menus or by its address (APP-12). */
  switch?: SwitchName;
}

export const HOME = '/m/home';
export const LOGIN = '/m/login';
export const REGISTER = '/m/register';
const DEPOSIT = '/m/voucherCenter';

let pages: readonly SitePage[] = [];

/** The shell registers its table once, before the first screen. */
export const registerPages = (table: readonly SitePage[]) => {
  pages = table;
};

export interface FoundPage<P extends SitePage> {
  page: P;
  params: Record<string, string>;
}

/** Finds the row for an address, with the named parts of its path. */
export function findPage<P extends SitePage>(table: readonly P[], path: string) {
  for (const page of table) {
    for (const pattern of [page.path, ...(page.aliases ?? [])]) {
      const params = matchPath(pattern, path);
      if (params) return { page, params } satisfies FoundPage<P>;
    }
  }
  return null;
}

/** The row that an address opens; null if the deployment has switched its page off. */
export function openPage<P extends SitePage>(table: readonly P[], path: string) {
  const found = findPage(table, path);
  return found && pageOn(found.page) ? found : null;
}

/** The row of an address, whether its page is switched on or not. */
export const pageAt = (path: string): SitePage | null => findPage(pages, path)?.page ?? null;

/** Whether the page is switched on (APP-12). */
export const pageOn = (page: SitePage) => page.switch === undefined || switchOn(page.switch);

/**
 * Whether an address has a screen; its query does not matter. Menus, header and footer show an
 * entry only then, so no link is dead.
 */
export const pageExists = (address: string): boolean =>
  openPage(pages, address.split(/[?#]/)[0] ?? '') !== null;

/** Goes back as the current page's row says; home if there is no step back (HDR-03). */
export function goBack(fallback?: string): void {
  const row = findPage(pages, window.location.pathname);
  if (row?.page.back === 'home') navigate(HOME, { replace: true });
  else if (fallback !== undefined) navigate(fallback, { replace: true });
  else if (hasHistory()) goBackInHistory();
  else navigate(HOME, { replace: true });
}

/** The login page's address, which keeps where the visitor wanted to go. */
export const loginAddress = (back?: string) =>
  back && back !== HOME ? `${LOGIN}?back=${encodeURIComponent(back)}` : LOGIN;

/** The registration's address, which keeps where the visitor wanted to go. */
export const registerAddress = (back?: string | null) =>
  back && back !== HOME ? `${REGISTER}?back=${encodeURIComponent(back)}` : REGISTER;

/**
 * The deposit page's address, which begins with the amount that is missing (a decimal; null:
 * unknown) and leads back to the screen that asked for it.
 */
export function depositAddress({ amount, back }: { amount: string | null; back: string }): string {
  const fields = new URLSearchParams({ ...(amount === null ? {} : { amount }), back });
  return `${DEPOSIT}?${fields.toString()}`;
}

/** True if a visitor may open an account here by himself (HDR-05). */
export const mayRegister = () => setting('registration.direct', false) && pageExists(REGISTER);

/** Sends a guest to the login page (GAME-09, SESS-04). */
export const goToLogin = () => navigate(loginAddress(here()));

/** Leads to the registration, which comes back to this screen. */
export const goToRegister = () => navigate(registerAddress(here()));

/** The address that is open, with its query. */
export const here = () => window.location.pathname + window.location.search;

/**
 * The address if it is a screen of this site, else home, as a link must not lead elsewhere
 * (APP-03).
 */
export function ownAddress(address: string | null | undefined): string {
  if (!address || !/^\/m(\/|\?|$)/.test(address) || !pageExists(address)) return HOME;
  const path = address.split('?')[0];
  return path === LOGIN || path === REGISTER ? HOME : address;
}
