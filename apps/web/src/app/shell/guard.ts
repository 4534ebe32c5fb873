import { HOME, loginAddress, type SessionInfo } from '@palaro/client';
import type { Page } from '../pages.ts';

/** Where a visitor without the session that a page needs is sent; null where they may stay. */
export function guestAddress(page: Page, session: SessionInfo | null): string | null {
  if (page.access === 'anyone' || session) return null;
  if (page.guests === 'home') return HOME;
  return loginAddress(window.location.pathname + window.location.search);
}
