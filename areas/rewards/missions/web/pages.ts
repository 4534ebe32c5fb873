import type { Page } from '@palaro/client';
import { promotionsTexts } from '@palaro/promotions/web';
import { missionsTexts } from './texts.ts';

export const missionsPages: readonly Page[] = [
  {
    path: '/m/leaderBoard',
    title: 'missions.title',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    switch: 'MISSIONLB3',
    texts: [missionsTexts, promotionsTexts],
    load: () => import('./LeaderBoardPage.tsx'),
  },
];
