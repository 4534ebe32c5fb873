import type { Screen } from '@palaro/desk';
import { overviewConsoleTexts } from './texts.ts';

const texts = [overviewConsoleTexts];

export const overviewScreens: readonly Screen[] = [
  {
    path: '/console/dashboard',
    title: 'overview-console.dashboard',
    permission: 'dashboard.view',
    menu: { group: 'today', icon: 'layout-dashboard', key: 'd' },
    texts,
    load: () => import('./DashboardScreen.tsx'),
  },
  {
    path: '/console/queues',
    title: 'overview-console.queues',
    permission: 'queue.view',
    menu: { group: 'today', icon: 'inbox', key: 'q' },
    texts,
    load: () => import('./QueuesScreen.tsx'),
  },
  {
    path: '/console/jobs',
    title: 'overview-console.jobs',
    permission: 'job.view',
    menu: { group: 'system', icon: 'timer', key: 'j' },
    texts,
    load: () => import('./JobsScreen.tsx'),
  },
  {
    path: '/console/status',
    title: 'overview-console.status',
    permission: 'status.view',
    menu: { group: 'system', icon: 'server', key: 's' },
    texts,
    load: () => import('./StatusScreen.tsx'),
  },
];

export { takingCalls } from './taking-calls.ts';
export { useWaiting } from './use-waiting.ts';
