import type { Page } from '@palaro/client';
import { promotionsTexts } from '@palaro/promotions/web';
import { rainTexts } from './texts.ts';

export const rainPages: readonly Page[] = [
  {
    path: '/m/redRain',
    title: 'rain.title',
    access: 'anyone',
    header: true,
    footer: true,
    back: 'history',
    switch: 'REWCEN3',
    texts: [rainTexts, promotionsTexts],
    load: () => import('./RedRainPage.tsx'),
  },
];
