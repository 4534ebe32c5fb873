import type { Screen } from '@palaro/desk';
import { draftTexts } from '@palaro/promotions/console-draft';
import { rainConsoleTexts } from './texts.ts';

/** The draft of a rain; promotions list, publish and end it. */
export const screens: readonly Screen[] = [
  {
    path: '/console/promotions/new-red-rain',
    title: 'rain-console.new',
    permission: 'promotion.manage',
    texts: [rainConsoleTexts, ...draftTexts],
    load: () => import('./NewRainScreen.tsx'),
  },
];
