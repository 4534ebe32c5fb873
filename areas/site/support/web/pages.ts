import type { Page } from '@palaro/client';
import { supportTexts } from './texts.ts';

export const supportPages: readonly Page[] = [
  {
    path: '/m/service',
    title: 'support.service.title',
    access: 'anyone',
    header: true,
    footer: false,
    columns: true,
    back: 'history',
    texts: [supportTexts],
    load: () => import('./ServicePage.tsx'),
  },
  {
    path: '/m/feedback',
    title: 'support.feedback.title',
    access: 'member',
    switch: 'FEEDBACK3',
    header: true,
    footer: true,
    back: 'history',
    texts: [supportTexts],
    load: () => import('./FeedbackPage.tsx'),
  },
];
