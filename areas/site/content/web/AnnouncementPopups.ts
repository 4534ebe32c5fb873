import { whenQuiet } from '@palaro/client';
import { lazyPart } from '@palaro/ui';

/**
 * Login popups (POP-01 to POP-06). Home passes the data; the code loads by itself once the page is
 * quiet.
 */
export const AnnouncementPopups = lazyPart(async () => {
  await whenQuiet();
  return import('./Popups.tsx');
});
