import type { Screen } from '@palaro/desk';
import { walletConsoleTexts } from './texts.ts';

export const screens: readonly Screen[] = [
  {
    path: '/console/corrections',
    title: 'wallet-console.title',
    permission: 'correction.view',
    menu: { group: 'money', icon: 'scale' },
    texts: [walletConsoleTexts],
    load: () => import('./CorrectionsScreen.tsx'),
  },
];
