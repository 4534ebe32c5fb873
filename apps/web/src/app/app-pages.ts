import { catalogueTexts } from '@palaro/catalogue/texts';
import type { Page } from '@palaro/client';
import { walletTexts } from '@palaro/wallet/texts';

/**
 * Screens that belong to the app: launching a game joins two areas, and the maintenance page shows
 * when the site is closed.
 */
export const appPages: readonly Page[] = [
  {
    path: '/m/launchGame',
    title: 'catalogue.game',
    access: 'member',
    header: false,
    footer: false,
    back: 'history',
    texts: [catalogueTexts, walletTexts],
    load: () => import('./LaunchPage.tsx'),
  },
  {
    path: '/m/maintenance',
    title: 'shell.maintenance.page',
    access: 'anyone',
    header: true,
    footer: false,
    back: 'home',
    texts: [],
    load: () => import('./states/MaintenancePage.tsx'),
  },
];
