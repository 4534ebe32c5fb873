import { HOME, loginAddress, openPage, type SessionInfo } from '@palaro/client';
import { pages } from '../pages.ts';

/**
 * Where a visitor without the session that a page needs is sent; null where they may stay. `path`
 * and `search` are those of the address that was asked for, which is where a login leads back to.
 */
export function guestAddress(
  path: string,
  search: string,
  session: SessionInfo | null,
): string | null {
  const page = openPage(pages, path)?.page;
  if (!page || page.access === 'anyone' || session) return null;
  return page.guests === 'home' ? HOME : loginAddress(path + search);
}
