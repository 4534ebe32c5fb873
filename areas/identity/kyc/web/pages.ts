import { accountsTexts } from '@palaro/accounts/texts';
import type { Page } from '@palaro/client';
import { kycTexts } from './texts.ts';

export const kycPages: readonly Page[] = [
  {
    path: '/m/kyc',
    title: 'kyc.title',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [kycTexts, accountsTexts],
    load: () => import('./KycPage.tsx'),
  },
];
