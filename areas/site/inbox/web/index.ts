// For the shell and other areas: the badges' count, and the settings card about messages.
import { withTexts } from '@palaro/client';
import { lazyPart } from '@palaro/ui';
import { inboxTexts } from './texts.ts';

export { useUnread } from './use-unread.ts';

/** The settings card about messages and notifications; its code loads separately. */
export const PushSwitch = lazyPart(withTexts([inboxTexts], () => import('./PushSwitches.tsx')));
