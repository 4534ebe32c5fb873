import { defineTexts } from '@palaro/client';

export const referralTexts = defineTexts('referral', {
  EN: () => import('../referral.en.ts'),
  TY: () => import('../referral.ty.ts'),
});
