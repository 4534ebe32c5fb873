import type { MemberTab } from '@palaro/desk';
import { turnoverConsoleTexts } from './texts.ts';

/** What must still be bet before money may leave, on the member page. */
export const memberTabs: readonly MemberTab[] = [
  {
    name: 'turnover',
    title: 'turnover-console.tab',
    permission: 'member.money.view',
    texts: [turnoverConsoleTexts],
    load: () => import('./TurnoverTab.tsx'),
  },
];
