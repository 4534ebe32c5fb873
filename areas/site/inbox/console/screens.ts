import type { MemberTab, Screen } from '@palaro/desk';
import { segmentsConsoleTexts } from '@palaro/segments/console-choice';
import { inboxConsoleTexts } from './texts.ts';

const texts = [inboxConsoleTexts];
const withSegments = [inboxConsoleTexts, segmentsConsoleTexts];

/** Messages to segments of members (docs/domain/operator-console.md §4, screen 26). */
export const screens: readonly Screen[] = [
  {
    path: '/console/campaigns',
    title: 'inbox-console.campaigns',
    permission: 'message.view',
    menu: { group: 'members', icon: 'megaphone' },
    texts,
    load: () => import('./CampaignsScreen.tsx'),
  },
  {
    path: '/console/campaigns/new',
    title: 'inbox-console.new_campaign',
    permission: 'message.send',
    texts: withSegments,
    load: () => import('./NewCampaignScreen.tsx'),
  },
  {
    path: '/console/campaigns/{campaign}',
    title: 'inbox-console.campaigns',
    permission: 'message.view',
    texts: withSegments,
    load: () => import('./CampaignScreen.tsx'),
  },
];

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
