import type { MemberTab } from '@palaro/desk';
import { recordsConsoleTexts } from './texts.ts';

/** What the records tell on the member page. */
export const memberTabs: readonly MemberTab[] = [
  {
    name: 'money',
    title: 'records-console.money',
    permission: 'member.money.view',
    texts: [recordsConsoleTexts],
    load: () => import('./MoneyTab.tsx'),
  },
  {
    name: 'rounds',
    title: 'records-console.rounds',
    permission: 'round.view',
    texts: [recordsConsoleTexts],
    load: () => import('./RoundsTab.tsx'),
  },
];
