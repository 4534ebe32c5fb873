import type { Screen } from '@palaro/desk';
import { changesConsoleTexts } from './texts.ts';

const texts = [changesConsoleTexts];

/** What waits for a second person, and one such change. */
export const screens: readonly Screen[] = [
  {
    path: '/console/changes',
    title: 'changes-console.title',
    permission: 'change.view',
    menu: { group: 'today', icon: 'list-checks', key: 'a' },
    texts,
    load: () => import('./ChangesScreen.tsx'),
  },
  {
    path: '/console/changes/{change}',
    title: 'changes-console.title',
    permission: 'change.view',
    texts,
    load: () => import('./ChangeScreen.tsx'),
  },
];
