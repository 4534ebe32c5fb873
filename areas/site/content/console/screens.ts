import type { Screen } from '@palaro/desk';
import { contentConsoleTexts } from './texts.ts';

const texts = [contentConsoleTexts];
const permission = 'content.view' as const;

/** What operators publish (docs/domain/operator-console.md §4, screen 14). */
export const contentScreens: readonly Screen[] = [
  {
    path: '/console/content',
    title: 'content-console.title',
    permission,
    texts,
    menu: { group: 'site', icon: 'newspaper', key: 'n' },
    load: () => import('./ContentScreen.tsx'),
  },
  {
    path: '/console/content/help/{entry}',
    title: 'content-console.help_topic',
    permission,
    texts,
    load: () => import('./TopicScreen.tsx'),
  },
  {
    path: '/console/content/{entry}',
    title: 'content-console.entry',
    permission,
    texts,
    load: () => import('./EntryScreen.tsx'),
  },
];
