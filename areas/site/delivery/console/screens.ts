import type { Screen } from '@palaro/desk';
import { deliveryConsoleTexts } from './texts.ts';

/** What went out by SMS and mail (docs/domain/operator-console.md §4, screen 26). */
export const screens: readonly Screen[] = [
  {
    path: '/console/messages',
    title: 'delivery-console.title',
    permission: 'message.view',
    menu: { group: 'members', icon: 'mail' },
    texts: [deliveryConsoleTexts],
    load: () => import('./MessagesScreen.tsx'),
  },
  {
    path: '/console/messages/templates',
    title: 'delivery-console.templates',
    permission: 'message.view',
    texts: [deliveryConsoleTexts],
    load: () => import('./TemplatesScreen.tsx'),
  },
];
