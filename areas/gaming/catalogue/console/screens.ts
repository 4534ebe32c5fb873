import type { Screen } from '@palaro/desk';
import { catalogueConsoleTexts } from './texts.ts';

export const catalogueScreens: readonly Screen[] = [
  {
    path: '/console/games',
    title: 'catalogue-console.title',
    permission: 'game.view',
    menu: { group: 'games', icon: 'gamepad-2', key: 'b' },
    texts: [catalogueConsoleTexts],
    load: () => import('./SwitchboardScreen.tsx'),
  },
];
