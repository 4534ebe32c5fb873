import type { Screen } from '@palaro/desk';
import { reconciliationConsoleTexts } from './texts.ts';

export const screens: readonly Screen[] = [
  {
    path: '/console/recon/findings',
    title: 'reconciliation-console.findings',
    permission: 'reconciliation.view',
    menu: { group: 'money', icon: 'scale' },
    texts: [reconciliationConsoleTexts],
    load: () => import('./FindingsScreen.tsx'),
  },
];
