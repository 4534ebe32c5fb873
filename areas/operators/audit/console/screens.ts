import type { Screen } from '@palaro/desk';
import { auditConsoleTexts } from './texts.ts';

/** What happened, who did it, and whether the trail is whole. */
export const screens: readonly Screen[] = [
  {
    path: '/console/audit',
    title: 'audit-console.title',
    permission: 'audit.view',
    menu: { group: 'system', icon: 'scroll-text', key: 'u' },
    texts: [auditConsoleTexts],
    load: () => import('./AuditScreen.tsx'),
  },
];
