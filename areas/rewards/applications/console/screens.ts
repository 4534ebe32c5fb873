import type { Screen } from '@palaro/desk';
import { draftTexts } from '@palaro/promotions/console-draft';
import { applicationsTexts } from '../web/texts.ts';
import { applicationsConsoleTexts } from './texts.ts';

const texts = [applicationsConsoleTexts, applicationsTexts];

/** The review of applications, and the draft of a promotion that is applied for. */
export const screens: readonly Screen[] = [
  {
    path: '/console/applications',
    title: 'applications-console.title',
    permission: 'application.view',
    menu: { group: 'today', icon: 'gift' },
    texts,
    load: () => import('./QueueScreen.tsx'),
  },
  {
    path: '/console/applications/all',
    title: 'applications-console.all',
    permission: 'application.view',
    texts,
    load: () => import('./ApplicationsScreen.tsx'),
  },
  {
    path: '/console/applications/{application}',
    title: 'applications-console.one',
    permission: 'application.view',
    texts,
    load: () => import('./ApplicationScreen.tsx'),
  },
  {
    path: '/console/promotions/new-application',
    title: 'applications-console.new',
    permission: 'promotion.manage',
    texts: [...texts, ...draftTexts],
    load: () => import('./NewApplicationScreen.tsx'),
  },
];
