import type { Page } from '@palaro/client';
import { catalogueTexts } from './texts.ts';

export const cataloguePages: readonly Page[] = [
  {
    path: '/m/gameList',
    title: 'catalogue.games',
    access: 'anyone',
    header: true,
    footer: true,
    back: 'history',
    texts: [catalogueTexts],
    load: () => import('./GameListPage.tsx'),
  },
];
