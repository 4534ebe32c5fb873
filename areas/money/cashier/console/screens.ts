import type { MemberTab, Screen } from '@palaro/desk';
import { cashierConsoleTexts } from './texts.ts';

const withdrawals = { permission: 'withdrawal.view', texts: [cashierConsoleTexts] } as const;

/** Withdrawals (docs/domain/operator-console.md §4, screen 7). */
export const screens: readonly Screen[] = [
  {
    ...withdrawals,
    path: '/console/withdrawals',
    title: 'cashier-console.withdrawals',
    menu: { group: 'money', icon: 'banknote', key: 'c' },
    load: () => import('./WithdrawalsScreen.tsx'),
  },
  {
    ...withdrawals,
    path: '/console/withdrawals/queue',
    title: 'cashier-console.withdrawals_waiting',
    load: () => import('./WithdrawalQueueScreen.tsx'),
  },
  {
    ...withdrawals,
    path: '/console/withdrawals/{member}/{order}',
    title: 'cashier-console.one_withdrawal',
    load: () => import('./WithdrawalScreen.tsx'),
  },
];

/** On the member page. */
export const memberTabs: readonly MemberTab[] = [
  {
    ...withdrawals,
    name: 'withdrawals',
    title: 'cashier-console.withdrawals_tab',
    load: () => import('./WithdrawalsTab.tsx'),
  },
];
