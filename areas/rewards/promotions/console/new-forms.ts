import type { PromotionType } from '../promotions.api.ts';

/** The console page of each kind's draft; a kind without one cannot be written by hand. */
export const NEW_FORMS: readonly { type: PromotionType; to: string }[] = [
  { type: 'SIGN_IN', to: '/console/promotions/new-sign-in' },
  { type: 'DEPOSIT', to: '/console/promotions/new-deposit-offer' },
  { type: 'CASHBACK', to: '/console/promotions/new-cashback' },
  { type: 'REFERRAL', to: '/console/promotions/new-referral' },
  { type: 'MISSION', to: '/console/promotions/new-mission' },
  { type: 'LEADERBOARD', to: '/console/promotions/new-leader-board' },
  { type: 'RED_RAIN', to: '/console/promotions/new-red-rain' },
  { type: 'LUCKY_DRAW', to: '/console/promotions/new-lucky-draw' },
  { type: 'MANUAL', to: '/console/promotions/new-application' },
];
