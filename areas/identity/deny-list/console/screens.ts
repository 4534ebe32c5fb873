import type { Screen } from '@palaro/desk';
import { denyListConsoleTexts } from './texts.ts';

/** The deny list, and the members whom it stops. */
export const screens: readonly Screen[] = [
  {
    path: '/console/deny-list',
    title: 'deny-list-console.title',
    permission: 'deny.view',
    menu: { group: 'members', icon: 'lock' },
    texts: [denyListConsoleTexts],
    load: () => import('./DenyListScreen.tsx'),
  },
  {
    path: '/console/deny-list/matches',
    title: 'deny-list-console.matches',
    permission: 'deny.view',
    texts: [denyListConsoleTexts],
    load: () => import('./MatchesScreen.tsx'),
  },
];
