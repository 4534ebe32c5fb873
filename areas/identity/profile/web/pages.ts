import { accountsTexts } from '@palaro/accounts/texts';
import { bankCardsTexts } from '@palaro/bank-cards/texts';
import type { Page } from '@palaro/client';
import { secondFactorTexts } from '@palaro/second-factor/texts';
import { socialTexts } from '@palaro/social/texts';
import { stepUpTexts } from '@palaro/step-up/texts';
import { verificationTexts } from '@palaro/verification/texts';
import { profileTexts } from './texts.ts';

export const profilePages: readonly Page[] = [
  {
    path: '/m/securityCenter',
    title: 'profile.title',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [
      profileTexts,
      accountsTexts,
      bankCardsTexts,
      secondFactorTexts,
      socialTexts,
      stepUpTexts,
      verificationTexts,
    ],
    load: () => import('./SecurityCenterPage.tsx'),
  },
];
