import type { MemberTab, Screen } from '@palaro/desk';
import { cashierConsoleTexts, payoutConsoleTexts, returnConsoleTexts } from './texts.ts';

const deposits = { permission: 'deposit.view', texts: [cashierConsoleTexts] } as const;
const withdrawals = { permission: 'withdrawal.view', texts: [cashierConsoleTexts] } as const;
const decides = { ...withdrawals, texts: [cashierConsoleTexts, payoutConsoleTexts] } as const;
const recon = { permission: 'reconciliation.view', texts: [cashierConsoleTexts] } as const;

/** Deposits and withdrawals (docs/domain/operator-console.md §4, screens 6, 7 and 25). */
export const screens: readonly Screen[] = [
  {
    ...deposits,
    path: '/console/deposits',
    title: 'cashier-console.deposits',
    menu: { group: 'money', icon: 'hand-coins', key: 'e' },
    load: () => import('./DepositsScreen.tsx'),
  },
  {
    ...deposits,
    path: '/console/deposits/queue',
    title: 'cashier-console.deposits_waiting',
    load: () => import('./DepositQueueScreen.tsx'),
  },
  {
    ...deposits,
    path: '/console/deposits/unmatched',
    title: 'cashier-console.unmatched',
    menu: { group: 'money', icon: 'link' },
    load: () => import('./UnmatchedScreen.tsx'),
  },
  {
    ...deposits,
    path: '/console/deposits/{member}/{order}',
    title: 'cashier-console.one_deposit',
    load: () => import('./DepositScreen.tsx'),
  },
  {
    ...withdrawals,
    path: '/console/withdrawals',
    title: 'cashier-console.withdrawals',
    menu: { group: 'money', icon: 'banknote', key: 'c' },
    load: () => import('./WithdrawalsScreen.tsx'),
  },
  {
    ...decides,
    path: '/console/withdrawals/queue',
    title: 'cashier-console.withdrawals_waiting',
    load: () => import('./WithdrawalQueueScreen.tsx'),
  },
  {
    ...decides,
    path: '/console/withdrawals/{member}/{order}',
    title: 'cashier-console.one_withdrawal',
    load: () => import('./WithdrawalScreen.tsx'),
  },
  {
    path: '/console/returns',
    title: 'return-console.title',
    permission: 'withdrawal.view',
    menu: { group: 'money', icon: 'undo-2' },
    texts: [cashierConsoleTexts, returnConsoleTexts],
    load: () => import('./ReturnsScreen.tsx'),
  },
  {
    path: '/console/payment-methods',
    title: 'cashier-console.methods',
    permission: 'payment-method.view',
    menu: { group: 'money', icon: 'landmark' },
    texts: [cashierConsoleTexts],
    load: () => import('./MethodsScreen.tsx'),
  },
  {
    ...recon,
    path: '/console/recon',
    title: 'cashier-console.recon',
    menu: { group: 'money', icon: 'list-checks' },
    load: () => import('./CashDaysScreen.tsx'),
  },
  {
    ...recon,
    path: '/console/recon/differences',
    title: 'cashier-console.recon.differences',
    load: () => import('./DifferencesScreen.tsx'),
  },
  {
    ...recon,
    path: '/console/recon/statements',
    title: 'cashier-console.bank.statements',
    load: () => import('./StatementsScreen.tsx'),
  },
  {
    ...recon,
    path: '/console/recon/lines',
    title: 'cashier-console.bank.lines',
    load: () => import('./LinesScreen.tsx'),
  },
];

/** On the member page. */
export const memberTabs: readonly MemberTab[] = [
  {
    ...deposits,
    name: 'deposits',
    title: 'cashier-console.deposits_tab',
    load: () => import('./DepositsTab.tsx'),
  },
  {
    ...withdrawals,
    name: 'withdrawals',
    title: 'cashier-console.withdrawals_tab',
    load: () => import('./WithdrawalsTab.tsx'),
  },
];
