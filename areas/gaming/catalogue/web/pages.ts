import type { Page } from '@palaro/client';
import { catalogueTexts } from './texts.ts';

const ofGames = {
  access: 'anyone',
  header: true,
  footer: true,
  back: 'history',
  texts: [catalogueTexts],
} as const;

export const cataloguePages: readonly Page[] = [
  {
    ...ofGames,
    path: '/m/gameList',
    title: 'catalogue.games',
    load: () => import('./GameListPage.tsx'),
  },
  // The same list under its own title (HDR-01).
  {
    ...ofGames,
    path: '/m/gameCenter',
    title: 'catalogue.game_center',
    load: () => import('./GameListPage.tsx'),
  },
  {
    ...ofGames,
    path: '/m/slotsCenter',
    title: 'catalogue.slots_center',
    load: () => import('./SlotsCenterPage.tsx'),
  },
  {
    ...ofGames,
    path: '/m/gameLobby',
    title: 'catalogue.game_lobby',
    load: () => import('./GameLobbyPage.tsx'),
  },
];
