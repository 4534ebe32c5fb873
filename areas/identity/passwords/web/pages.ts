import { accountsTexts } from '@palaro/accounts/texts';
import type { Page } from '@palaro/client';
import { verificationTexts } from '@palaro/verification/texts';
import { passwordsTexts } from './texts.ts';

export const passwordsPages: readonly Page[] = [
  {
    path: '/m/forget',
    title: 'passwords.forgotten',
    access: 'anyone',
    header: true,
    footer: false,
    back: 'home',
    texts: [passwordsTexts, accountsTexts, verificationTexts],
    load: () => import('./ForgetPage.tsx'),
  },
  {
    path: '/m/changePsw',
    title: 'passwords.change',
    access: 'member',
    guests: 'home',
    header: true,
    footer: false,
    back: 'history',
    texts: [passwordsTexts, accountsTexts],
    load: () => import('./ChangePasswordPage.tsx'),
  },
];
