import type { MemberTab } from '@palaro/desk';
import { transfersConsoleTexts } from './texts.ts';

/** Money at vendors that keep the balance, on the member page. */
export const memberTabs: readonly MemberTab[] = [
  {
    name: 'transfers',
    title: 'transfers-console.tab',
    permission: 'member.money.view',
    texts: [transfersConsoleTexts],
    load: () => import('./TransfersTab.tsx'),
  },
];
