import type { Page } from '@palaro/client';
import { promotionsTexts } from '@palaro/promotions/web';
import { luckyDrawTexts } from './texts.ts';

const page = {
  header: true,
  back: 'history',
  switch: 'REWCEN3',
} as const;

export const luckyDrawPages: readonly Page[] = [
  {
    ...page,
    path: '/m/startLottery',
    title: 'lucky-draw.title',
    access: 'anyone',
    footer: true,
    texts: [luckyDrawTexts, promotionsTexts],
    load: () => import('./StartLotteryPage.tsx'),
  },
  {
    ...page,
    path: '/m/moreLottery',
    title: 'lucky-draw.more_title',
    access: 'member',
    footer: false,
    texts: [luckyDrawTexts],
    load: () => import('./MoreLotteryPage.tsx'),
  },
];
