import { catalogueTexts } from '@palaro/catalogue/texts';
import type { Screen } from '@palaro/desk';
import { draftTexts } from '@palaro/promotions/console-draft';
import { cashbackConsoleTexts } from './texts.ts';

/** The draft of a cashback; promotions list, publish and end it. */
export const screens: readonly Screen[] = [
  {
    path: '/console/promotions/new-cashback',
    title: 'cashback-console.new',
    permission: 'promotion.manage',
    texts: [cashbackConsoleTexts, ...draftTexts, catalogueTexts],
    load: () => import('./NewCashbackScreen.tsx'),
  },
];
