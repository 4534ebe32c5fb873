import type { MemberTab, Screen } from '@palaro/desk';
import { playConsoleTexts } from './texts.ts';

/** The house's own games (docs/domain/operator-console.md §4, screens 10 and 11). */
export const screens: readonly Screen[] = [
  {
    path: '/console/games/returns',
    title: 'play-console.returns',
    permission: 'game.view',
    menu: { group: 'games', icon: 'chart-column' },
    texts: [playConsoleTexts],
    load: () => import('./ReturnsScreen.tsx'),
  },
  {
    path: '/console/games/tables',
    title: 'play-console.table_rounds',
    permission: 'round.view',
    menu: { group: 'games', icon: 'radio' },
    texts: [playConsoleTexts],
    load: () => import('./TablesScreen.tsx'),
  },
  {
    path: '/console/games/chat',
    title: 'play-console.chats',
    permission: 'chat.view',
    menu: { group: 'games', icon: 'message-square' },
    texts: [playConsoleTexts],
    load: () => import('./ChatsScreen.tsx'),
  },
];

/** What a member did at tables, on the member page. */
export const memberTabs: readonly MemberTab[] = [
  {
    name: 'hands',
    title: 'play-console.hands',
    permission: 'round.view',
    texts: [playConsoleTexts],
    load: () => import('./MemberHandsTab.tsx'),
  },
  {
    name: 'chat',
    title: 'play-console.tab',
    permission: 'chat.view',
    texts: [playConsoleTexts],
    load: () => import('./MemberChatTab.tsx'),
  },
];
