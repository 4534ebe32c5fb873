import type { Page } from '@palaro/client';
import { clubTexts } from './texts.ts';

export const clubPages: readonly Page[] = [
  {
    path: '/m/member/benefits',
    title: 'club.title',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [clubTexts],
    load: () => import('./BenefitsPage.tsx'),
  },
];
