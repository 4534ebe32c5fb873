import { HOME, loginAddress, openPage, type SessionInfo } from '@palaro/client';
import { pages } from '../pages.ts';

/**
 * The address that a visitor is sent to if the page needs a session; null if they may stay. `path`
 * and `search` are the requested address, to which a login leads back.
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
