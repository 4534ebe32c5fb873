import type { Page } from '@palaro/client';
import { privacyTexts } from './texts.ts';

export const privacyPages: readonly Page[] = [
  {
    path: '/m/privacy',
    title: 'privacy.title',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [privacyTexts],
    load: () => import('./PrivacyPage.tsx'),
  },
];
