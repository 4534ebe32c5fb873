import type { Page } from '@palaro/client';
import { inboxTexts } from './texts.ts';

export const inboxPages: readonly Page[] = [
  {
    path: '/m/webEmail',
    title: 'inbox.message_center',
    switch: 'MAILCEN',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [inboxTexts],
    load: () => import('./InboxPage.tsx'),
  },
  {
    path: '/m/message',
    title: 'inbox.message_center',
    switch: 'MAILCEN',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    texts: [inboxTexts],
    load: () => import('./MessageCenterPage.tsx'),
  },
];
