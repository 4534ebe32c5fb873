import { whenQuiet } from '@palaro/client';
import { lazyPart } from '@palaro/ui';

/**
 * Login popups (POP-01 to POP-06), drawn by home with what it was told. The code comes by itself
 * and after the first sight.
 */
export const AnnouncementPopups = lazyPart(async () => {
  await whenQuiet();
  return import('./Popups.tsx');
});
