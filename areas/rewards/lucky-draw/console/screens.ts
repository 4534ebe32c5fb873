import type { Screen } from '@palaro/desk';
import { draftTexts } from '@palaro/promotions/console-draft';
import { luckyDrawConsoleTexts } from './texts.ts';

/** The draft of a lucky draw; promotions list, publish and end it. */
export const screens: readonly Screen[] = [
  {
    path: '/console/promotions/new-lucky-draw',
    title: 'lucky-draw-console.new',
    permission: 'promotion.manage',
    texts: [luckyDrawConsoleTexts, ...draftTexts],
    load: () => import('./NewLuckyDrawScreen.tsx'),
  },
];
