import { navigate, openWithLogin } from '@palaro/client';
import { openDownload } from '@palaro/content/web';
import { INVITE, openShare } from '@palaro/referral/web';
import { DOWNLOAD, type MenuEntry } from './menu-entries.ts';

/** Opens what was picked in a menu: its page, the login before it, or its layer. */
export function pickEntry({ to, guests }: MenuEntry): void {
  if (to === DOWNLOAD) openDownload();
  else if (to === INVITE) openShare();
  else if (guests) navigate(to);
  else openWithLogin(to);
}
