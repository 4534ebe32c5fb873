import { accountsTexts } from '@palaro/accounts/texts';
import type { Page } from '@palaro/client';
import { registrationTexts } from '@palaro/registration/texts';
import { socialTexts } from '@palaro/social/texts';
import { trialTexts } from '@palaro/trial/texts';
import { verificationTexts } from '@palaro/verification/texts';
import { entryTexts } from './texts.ts';

export const entryPages: readonly Page[] = [
  {
    path: '/m/login',
    title: 'accounts.title',
    access: 'anyone',
    header: false,
    footer: false,
    back: 'home',
    texts: [entryTexts, accountsTexts, socialTexts, verificationTexts],
    load: () => import('./LoginPage.tsx'),
  },
  {
    path: '/m/social',
    title: 'social.title',
    access: 'anyone',
    header: false,
    footer: false,
    back: 'home',
    texts: [entryTexts, socialTexts, accountsTexts],
    load: () => import('./SocialPage.tsx'),
  },
  {
    path: '/m/register',
    aliases: ['/register.html', '/m/register.html'],
    title: 'entry.register_title',
    access: 'anyone',
    header: false,
    footer: false,
    back: 'home',
    texts: [entryTexts, accountsTexts, socialTexts, registrationTexts, verificationTexts],
    load: () => import('./RegisterPage.tsx'),
  },
  {
    path: '/m/trail',
    title: 'entry.trial_title',
    access: 'anyone',
    header: true,
    footer: false,
    back: 'home',
    texts: [entryTexts, accountsTexts, trialTexts, verificationTexts],
    load: () => import('./TrialPage.tsx'),
  },
];
