import type { Screen } from '@palaro/desk';
import { segmentsConsoleTexts } from './texts.ts';

const texts = [segmentsConsoleTexts];

/** Saved segments, which promotions and messages use (docs/domain/promotions.md §4). */
export const screens: readonly Screen[] = [
  {
    path: '/console/segments',
    title: 'segments-console.title',
    permission: 'segment.view',
    menu: { group: 'members', icon: 'users' },
    texts,
    load: () => import('./SegmentsScreen.tsx'),
  },
  {
    path: '/console/segments/new',
    title: 'segments-console.new',
    permission: 'segment.manage',
    texts,
    load: () => import('./NewSegmentScreen.tsx'),
  },
  {
    path: '/console/segments/{id}',
    title: 'segments-console.one',
    permission: 'segment.view',
    texts,
    load: () => import('./SegmentScreen.tsx'),
  },
];
