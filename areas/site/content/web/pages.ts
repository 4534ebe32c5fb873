import type { Page } from '@palaro/client';
import { contentTexts } from './texts.ts';
import { warmHelp } from './warm-help.ts';

export const contentPages: readonly Page[] = [
  {
    path: '/m/notice',
    title: 'content.notices',
    access: 'anyone',
    header: true,
    footer: false,
    columns: true,
    back: 'home',
    texts: [contentTexts],
    load: () => import('./NoticePage.tsx'),
  },
  {
    path: '/m/help',
    title: 'content.help',
    access: 'anyone',
    header: false,
    footer: true,
    back: 'history',
    texts: [contentTexts],
    load: () => import('./HelpPage.tsx'),
    warm: warmHelp,
  },
  {
    path: '/m/helpDetail',
    title: 'content.help_topic',
    access: 'anyone',
    header: true,
    footer: true,
    back: 'history',
    texts: [contentTexts],
    load: () => import('./HelpDetailPage.tsx'),
    warm: warmHelp,
  },
  {
    path: '/m/useragreement',
    title: 'content.agreement',
    access: 'anyone',
    header: true,
    footer: false,
    columns: true,
    back: 'history',
    texts: [contentTexts],
    load: () => import('./AgreementPage.tsx'),
  },
];
