import type { Page } from '@palaro/client';
import { catalogueTexts } from '@palaro/catalogue/texts';
import { walletTexts } from '@palaro/wallet/texts';
import { recordsTexts } from './texts.ts';

export const recordsPages: readonly Page[] = [
  {
    path: '/m/profitandloss',
    title: 'records.pnl',
    switch: 'PERSREP',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [recordsTexts, catalogueTexts, walletTexts],
    load: () => import('./ProfitAndLossPage.tsx'),
  },
  {
    path: '/m/gameRecord',
    title: 'records.bets',
    switch: 'TRANSBETREPMEM3',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [recordsTexts, walletTexts],
    load: () => import('./BettingRecordPage.tsx'),
  },
  {
    path: '/m/transaction/record',
    title: 'records.account',
    switch: 'TRANSREC3',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [recordsTexts, walletTexts],
    load: () => import('./AccountRecordPage.tsx'),
  },
];
