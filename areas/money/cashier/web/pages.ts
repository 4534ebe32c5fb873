import { catalogueTexts } from '@palaro/catalogue/texts';
import type { Page } from '@palaro/client';
import { recordsTexts } from '@palaro/records/texts';
import { depositsTexts, withdrawalsTexts } from './texts.ts';

export const cashierPages: readonly Page[] = [
  {
    path: '/m/voucherCenter',
    title: 'deposits.title',
    switch: 'DEPOSIT',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [depositsTexts],
    load: () => import('./DepositPage.tsx'),
  },
  {
    path: '/m/vouReport',
    title: 'deposits.records',
    switch: 'DEPRECM3',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [depositsTexts, recordsTexts],
    load: () => import('./DepositReportPage.tsx'),
  },
  {
    path: '/m/withdraw',
    title: 'withdrawals.title',
    switch: 'WITHDRAW',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [withdrawalsTexts],
    load: () => import('./WithdrawPage.tsx'),
  },
  {
    path: '/m/turnover',
    title: 'withdrawals.turnover',
    switch: 'WITHDRAW',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [withdrawalsTexts, catalogueTexts],
    load: () => import('./TurnoverPage.tsx'),
  },
  {
    path: '/m/withdrawReport',
    title: 'withdrawals.records',
    switch: 'WITHREC3',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [withdrawalsTexts, recordsTexts],
    load: () => import('./WithdrawalReportPage.tsx'),
  },
];
