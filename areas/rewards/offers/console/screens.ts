import type { Screen } from '@palaro/desk';
import { draftTexts } from '@palaro/promotions/console-draft';
import { offersConsoleTexts } from './texts.ts';

/** Drafts of deposit offers; the list and their records are promotions'. */
export const screens: readonly Screen[] = [
  {
    path: '/console/promotions/new-deposit-offer',
    title: 'offers-console.new',
    permission: 'promotion.manage',
    texts: [offersConsoleTexts, ...draftTexts],
    load: () => import('./NewDepositOfferScreen.tsx'),
  },
];
