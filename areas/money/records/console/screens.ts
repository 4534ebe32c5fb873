import type { MemberTab, Screen } from '@palaro/desk';
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

/** Rounds of everybody (docs/domain/operator-console.md §4, screen 11). */
export const screens: readonly Screen[] = [
  {
    path: '/console/rounds',
    title: 'records-console.all_rounds',
    permission: 'round.view',
    menu: { group: 'games', icon: 'dices' },
    texts: [recordsConsoleTexts],
    load: () => import('./RoundsScreen.tsx'),
  },
  {
    path: '/console/rounds/{member}/{vendor}/{round}',
    title: 'records-console.round',
    permission: 'round.view',
    texts: [recordsConsoleTexts],
    load: () => import('./RoundScreen.tsx'),
  },
];
