import type { Screen } from '@palaro/desk';
import { bankCardsConsoleTexts } from './texts.ts';

export const screens: readonly Screen[] = [
  {
    path: '/console/bank-cards',
    title: 'bank-cards-console.title',
    permission: 'card.view',
    menu: { group: 'money', icon: 'id-card' },
    texts: [bankCardsConsoleTexts],
    load: () => import('./CardsScreen.tsx'),
  },
];
