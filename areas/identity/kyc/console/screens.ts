import type { MemberTab, Screen } from '@palaro/desk';
import { kycTexts } from '../web/texts.ts';
import { kycConsoleTexts } from './texts.ts';

const texts = [kycTexts, kycConsoleTexts];

/** The queue, its list, and one application. */
export const screens: readonly Screen[] = [
  {
    path: '/console/kyc',
    title: 'kyc-console.title',
    permission: 'kyc.view',
    menu: { group: 'members', icon: 'id-card', key: 'k' },
    texts,
    load: () => import('./QueueScreen.tsx'),
  },
  {
    path: '/console/kyc/all',
    title: 'kyc-console.all',
    permission: 'kyc.view',
    texts,
    load: () => import('./ApplicationsScreen.tsx'),
  },
  {
    path: '/console/kyc/{application}',
    title: 'kyc-console.title',
    permission: 'kyc.view',
    texts,
    load: () => import('./ApplicationScreen.tsx'),
  },
];

export const memberTabs: readonly MemberTab[] = [
  {
    name: 'kyc',
    title: 'kyc-console.tab',
    permission: 'kyc.view',
    texts,
    load: () => import('./MemberKycTab.tsx'),
  },
];
