import { defineTexts } from '@palaro/client';

export const kycTexts = defineTexts('kyc', {
  EN: () => import('../kyc.en.ts'),
  TY: () => import('../kyc.ty.ts'),
});
