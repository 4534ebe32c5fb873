import type { Page } from '@palaro/client';
import { transfersTexts } from './texts.ts';

export const transfersPages: readonly Page[] = [
  {
    path: '/m/transfer',
    title: 'transfers.title',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [transfersTexts],
    load: () => import('./TransferPage.tsx'),
  },
];
