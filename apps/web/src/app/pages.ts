import type { TextKey } from '@palaro/api';
import { catalogueApi, HOT_GAMES } from '@palaro/catalogue/api';
import { warmCall, type SitePage } from '@palaro/client';
import type { ComponentType } from 'react';

/** One screen of the site. A menu, header or footer entry shows only where its row exists. */
export interface Page extends SitePage {
  title: TextKey;
  /** The shell's header (APP-08) and footer menu (APP-09). */
  header: boolean;
  footer: boolean;
  /**
   * `member`: a session is needed; a guest goes to the login page, or home where the row says so.
   */
  access: 'anyone' | 'member';
  guests?: 'home';
  load: () => Promise<{ default: ComponentType }>;
  /** Asks, at a start with this page, for what its first sight hangs on. */
  warm?: () => void;
}

/** Home's addresses (APP-01). */
const HOME_ALIASES = ['/', '/m', '/m/index', '/m/index.html'] as const;

export const pages: readonly Page[] = [
  {
    path: '/m/home',
    aliases: HOME_ALIASES,
    title: 'shell.home',
    access: 'anyone',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/home/web/HomePage'),
    warm: () => warmCall(catalogueApi.hotGames, HOT_GAMES),
  },
  {
    path: '/m/login',
    title: 'accounts.title',
    access: 'anyone',
    header: false,
    footer: false,
    back: 'home',
    load: () => import('@palaro/accounts/web/LoginPage'),
  },
  {
    path: '/m/set',
    title: 'accounts.settings',
    access: 'member',
    guests: 'home',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/accounts/web/SettingsPage'),
  },
  {
    path: '/m/gameList',
    title: 'catalogue.games',
    access: 'anyone',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/catalogue/web/GameListPage'),
  },
  {
    path: '/m/launchGame',
    title: 'catalogue.game',
    access: 'member',
    header: true,
    footer: false,
    back: 'history',
    load: () => import('@palaro/catalogue/web/LaunchGamePage'),
  },
  {
    path: '/m/game/:gameId',
    title: 'play.game_title',
    access: 'member',
    header: false,
    footer: false,
    back: 'history',
    load: () => import('@palaro/play/web/GamePage'),
  },
  {
    path: '/m/verify',
    title: 'play.verify_title',
    access: 'anyone',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/play/web/VerifyPage'),
  },
  {
    path: '/m/gameRecord',
    title: 'records.bets',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/records/web/BettingRecordPage'),
  },
  {
    path: '/m/transfer',
    title: 'transfers.title',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/transfers/web/TransferPage'),
  },
  {
    path: '/m/transaction/record',
    title: 'records.account',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/records/web/AccountRecordPage'),
  },
  {
    path: '/m/maintenance',
    title: 'shell.maintenance.page',
    access: 'anyone',
    header: true,
    footer: false,
    back: 'home',
    load: () => import('./states/MaintenancePage.tsx'),
  },
];
