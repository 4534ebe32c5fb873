// What the shell and other areas use of the inbox: the count of its badges, and what settings say
// about messages.
import { lazyPart } from '@palaro/ui';

export { useUnread } from './use-unread.ts';

/** The card of settings about messages and notifications; its code comes by itself. */
export const PushSwitch = lazyPart(() => import('./PushSwitches.tsx'));
