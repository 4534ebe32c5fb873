import type { MemberTab, Screen } from '@palaro/desk';
import { draftTexts } from '@palaro/promotions/console-draft';
import { referralConsoleTexts } from './texts.ts';

const texts = [referralConsoleTexts, ...draftTexts];

/** The draft of a referral promotion (docs/domain/operator-console.md §4, screen 17). */
export const screens: readonly Screen[] = [
  {
    path: '/console/promotions/new-referral',
    title: 'referral-console.new',
    permission: 'promotion.manage',
    texts,
    load: () => import('./NewReferralScreen.tsx'),
  },
];

/** Sums that a member earned by invitations, on the member page. */
export const memberTabs: readonly MemberTab[] = [
  {
    name: 'referrals',
    title: 'referral-console.tab',
    permission: 'member.money.view',
    texts,
    load: () => import('./ReferralsTab.tsx'),
  },
];
