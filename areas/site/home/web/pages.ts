import { catalogueTexts } from '@palaro/catalogue/texts';
import type { Page } from '@palaro/client';
import { warmHome } from './home-bundle.ts';
import { homeTexts } from './texts.ts';

export const homePages: readonly Page[] = [
  {
    path: '/m/home',
    // Home's other addresses (APP-01).
    aliases: ['/', '/m', '/m/index', '/m/index.html'],
    title: 'shell.home',
    access: 'anyone',
    header: true,
    footer: true,
    back: 'history',
    texts: [homeTexts, catalogueTexts],
    load: () => import('./HomePage.tsx'),
    warm: warmHome,
  },
];
