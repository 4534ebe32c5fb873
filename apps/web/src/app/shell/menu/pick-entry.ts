import { navigate, openWithLogin } from '@palaro/client';
import { openDownload } from '@palaro/content/web';
import { DOWNLOAD, type MenuEntry } from './menu-entries.ts';

/** Follows a pick of a menu: to its page, to the login before it, or to the layer that it opens. */
export function pickEntry({ to, guests }: MenuEntry): void {
  if (to === DOWNLOAD) openDownload();
  else if (guests) navigate(to);
  else openWithLogin(to);
}
