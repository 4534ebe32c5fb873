import type { Page } from '@palaro/client';
import { promotionsTexts } from './texts.ts';

const texts = [promotionsTexts];

export const promotionsPages: readonly Page[] = [
  {
    path: '/m/activity',
    title: 'promotions.activity_title',
    access: 'anyone',
    header: true,
    footer: false,
    back: 'home',
    switch: 'REWCEN3',
    texts,
    load: () => import('./ActivityPage.tsx'),
  },
  {
    path: '/m/activityInfo',
    title: 'promotions.activity_info_title',
    access: 'anyone',
    header: true,
    footer: true,
    back: 'history',
    switch: 'REWCEN3',
    texts,
    load: () => import('./ActivityInfoPage.tsx'),
  },
  {
    path: '/m/rewardCenter',
    title: 'promotions.reward_title',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    switch: 'REWCEN3',
    texts,
    load: () => import('./RewardCenterPage.tsx'),
  },
];
