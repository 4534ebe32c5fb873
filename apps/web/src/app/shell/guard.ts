import { HOME, loginAddress, mustChangePassword, openPage, type SessionInfo } from '@palaro/client';
import { pages } from '../pages.ts';

/** The one screen of a session whose password must be changed first. */
const CHANGE_PASSWORD = '/m/changePsw';

/**
 * The address that a visitor is sent to instead of the requested one; null if they may stay. A
 * guest is sent away from a page that needs a session, and a login leads back to `path` and
 * `search`. A member whose password must be changed is sent to that from everywhere (LOGIN-09), as
 * the server refuses everything else.
 */
export function otherAddress(
  path: string,
  search: string,
  session: SessionInfo | null,
): string | null {
  if (mustChangePassword(session)) return path === CHANGE_PASSWORD ? null : CHANGE_PASSWORD;
  const page = openPage(pages, path)?.page;
  if (!page || page.access === 'anyone' || session) return null;
  return page.guests === 'home' ? HOME : loginAddress(path + search);
}
