import type { Page } from '@palaro/client';
import { INVITE } from './invite-address.ts';
import { referralTexts } from './texts.ts';

export const referralPages: readonly Page[] = [
  {
    path: INVITE,
    title: 'referral.title',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [referralTexts],
    load: () => import('./InvitePage.tsx'),
  },
];
