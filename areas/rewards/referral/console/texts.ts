import { defineTexts } from '@palaro/client';

export const referralConsoleTexts = defineTexts('referral-console', {
  EN: () => import('../referral-console.en.ts'),
  TY: () => import('../referral-console.ty.ts'),
});
