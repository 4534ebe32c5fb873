import { catalogueTexts } from '@palaro/catalogue/texts';
import type { Page } from '@palaro/client';
import { stageTexts } from '@palaro/games/views/stage-texts';
import { walletTexts } from '@palaro/wallet/texts';
import { playTexts } from './texts.ts';

/**
 * A browser without BigInt cannot parse the games' amounts, so it gets another page
 * (docs/decisions/006).
 */
const withBigInt = (load: Page['load']) => () =>
  typeof BigInt === 'undefined' ? import('./OldBrowserPage.tsx') : load();

const ahead = () => {
  if (typeof BigInt === 'undefined') return;
  void import('./load-ahead.ts').then(
    ({ loadAhead }) => loadAhead(window.location),
    // The page loads the same, and says what failed.
    () => undefined,
  );
};

export const playPages: readonly Page[] = [
  {
    path: '/m/game/:gameId',
    title: 'play.game_title',
    access: 'member',
    header: false,
    footer: false,
    back: 'history',
    texts: [playTexts, stageTexts, catalogueTexts, walletTexts],
    load: withBigInt(() => import('./GamePage.tsx')),
    ahead,
  },
  {
    path: '/m/watch/:gameId',
    title: 'play.watch_title',
    access: 'anyone',
    header: false,
    footer: false,
    back: 'history',
    texts: [playTexts, stageTexts, catalogueTexts, walletTexts],
    load: withBigInt(() => import('./watch/WatchPage.tsx')),
    ahead,
  },
  {
    path: '/m/verify',
    title: 'play.verify_title',
    access: 'anyone',
    header: true,
    footer: true,
    back: 'history',
    texts: [playTexts],
    load: withBigInt(() => import('./VerifyPage.tsx')),
  },
];
