import { accountsTexts } from '@palaro/accounts/texts';
import type { Page } from '@palaro/client';
import { privacyTexts } from '@palaro/privacy/texts';
import { walletTexts } from '@palaro/wallet/texts';
import { mineTexts } from './texts.ts';

export const minePages: readonly Page[] = [
  {
    path: '/m/mine',
    title: 'mine.title',
    access: 'anyone',
    header: false,
    footer: true,
    trials: 'refused',
    back: 'home',
    texts: [mineTexts, walletTexts],
    load: () => import('./MinePage.tsx'),
  },
  {
    path: '/m/member/home',
    title: 'mine.title',
    access: 'anyone',
    header: false,
    footer: true,
    trials: 'refused',
    back: 'home',
    texts: [mineTexts, walletTexts],
    load: () => import('./MemberHomePage.tsx'),
  },
  {
    path: '/m/set',
    title: 'accounts.settings',
    access: 'member',
    guests: 'home',
    header: true,
    footer: true,
    back: 'history',
    texts: [privacyTexts, accountsTexts],
    load: () => import('./PersonalSettingsPage.tsx'),
  },
];
