import type { Page } from '@palaro/client';
import { recordsTexts } from '@palaro/records/web';
import { depositsTexts } from './texts.ts';

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
];
