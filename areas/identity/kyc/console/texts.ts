import { defineTexts } from '@palaro/client';

export const kycConsoleTexts = defineTexts('kyc-console', {
  EN: () => import('../kyc-console.en.ts'),
  TY: () => import('../kyc-console.ty.ts'),
});
