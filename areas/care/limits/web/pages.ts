import { accountsTexts } from '@palaro/accounts/texts';
import type { Page } from '@palaro/client';
import { stepUpTexts } from '@palaro/step-up/texts';
import { verificationTexts } from '@palaro/verification/texts';
import { limitsTexts } from './texts.ts';

export const limitsPages: readonly Page[] = [
  {
    path: '/m/playSafely',
    title: 'limits.title',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [limitsTexts, accountsTexts, stepUpTexts, verificationTexts],
    load: () => import('./PlaySafelyPage.tsx'),
  },
];
