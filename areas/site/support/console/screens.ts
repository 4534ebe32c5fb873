import type { MemberTab, Screen } from '@palaro/desk';
import { supportConsoleTexts } from './texts.ts';

const texts = [supportConsoleTexts];
const permission = 'ticket.view' as const;

/** Conversations and feedback of members (docs/domain/operator-console.md §4, screen 27). */
export const screens: readonly Screen[] = [
  {
    path: '/console/tickets',
    title: 'support-console.tickets',
    permission,
    texts,
    menu: { group: 'today', icon: 'messages-square', key: 't' },
    load: () => import('./TicketsScreen.tsx'),
  },
  {
    path: '/console/tickets/feedback',
    title: 'support-console.feedback',
    permission,
    texts,
    menu: { group: 'today', icon: 'inbox', key: 'f' },
    load: () => import('./FeedbackScreen.tsx'),
  },
  {
    path: '/console/tickets/replies',
    title: 'support-console.replies',
    permission,
    texts,
    menu: { group: 'today', icon: 'scroll-text' },
    load: () => import('./RepliesScreen.tsx'),
  },
  {
    path: '/console/tickets/{conversation}',
    title: 'support-console.ticket',
    permission,
    texts,
    load: () => import('./TicketScreen.tsx'),
  },
];

/** What a member wrote, on the member page. */
export const memberTabs: readonly MemberTab[] = [
  {
    name: 'tickets',
    title: 'support-console.tab',
    permission,
    texts,
    load: () => import('./MemberTicketsTab.tsx'),
  },
];
