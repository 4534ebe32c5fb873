import type { Screen } from '@palaro/desk';
import { whiteLabelTexts } from './texts.ts';

export const whiteLabelScreens: readonly Screen[] = [
  {
    path: '/console/site',
    title: 'white-label-console.title',
    permission: 'site.view',
    menu: { group: 'site', icon: 'toggle-left', key: 'w' },
    texts: [whiteLabelTexts],
    load: () => import('./SiteScreen.tsx'),
  },
];
