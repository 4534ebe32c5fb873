import type { Page } from '@palaro/client';
import { referralTexts } from './texts.ts';

export const referralPages: readonly Page[] = [
  {
    path: '/m/inviteFriends',
    title: 'referral.title',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [referralTexts],
    load: () => import('./InvitePage.tsx'),
  },
];
