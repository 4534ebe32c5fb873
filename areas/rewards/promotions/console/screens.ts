import type { MemberTab, Screen } from '@palaro/desk';
import { draftTexts } from './draft.ts';
import { promotionsConsoleTexts } from './texts.ts';

const texts = [promotionsConsoleTexts];

/** Promotions and their budgets (docs/domain/operator-console.md §4, screen 15). */
export const screens: readonly Screen[] = [
  {
    path: '/console/promotions',
    title: 'promotions-console.promotions',
    permission: 'promotion.view',
    texts,
    menu: { group: 'site', icon: 'gift' },
    load: () => import('./PromotionsScreen.tsx'),
  },
  {
    path: '/console/promotions/new-sign-in',
    title: 'promotions-console.new_sign_in',
    permission: 'promotion.manage',
    texts: draftTexts,
    load: () => import('./NewSignInScreen.tsx'),
  },
  {
    path: '/console/promotions/{id}',
    title: 'promotions-console.promotion',
    permission: 'promotion.view',
    texts: draftTexts,
    load: () => import('./PromotionScreen.tsx'),
  },
];

/** A member's awards, on the member page. */
export const memberTabs: readonly MemberTab[] = [
  {
    name: 'awards',
    title: 'promotions-console.awards',
    permission: 'member.money.view',
    texts,
    load: () => import('./AwardsTab.tsx'),
  },
];
