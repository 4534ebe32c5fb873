import type { Page } from '@palaro/client';
import { promotionsTexts } from '@palaro/promotions/web';
import { applicationsTexts } from './texts.ts';

/** The page of one promotion: it stands here because the form of an application is part of it. */
export const applicationsPages: readonly Page[] = [
  {
    path: '/m/activityDetail',
    title: 'promotions.detail_title',
    access: 'anyone',
    header: true,
    footer: true,
    back: 'history',
    switch: 'REWCEN3',
    texts: [promotionsTexts, applicationsTexts],
    load: () => import('./ActivityDetailPage.tsx'),
  },
];
