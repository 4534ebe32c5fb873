import type { MemberTab } from '@palaro/desk';
import { inboxConsoleTexts } from './texts.ts';

/** What was written to a member, on the member page. */
export const memberTabs: readonly MemberTab[] = [
  {
    name: 'messages',
    title: 'inbox-console.tab',
    permission: 'message.view',
    texts: [inboxConsoleTexts],
    load: () => import('./MessagesTab.tsx'),
  },
];
