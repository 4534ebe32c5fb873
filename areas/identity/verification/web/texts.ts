import { defineTexts } from '@palaro/client';

export const verificationTexts = defineTexts('verification', {
  EN: () => import('../verification.en.ts'),
  TY: () => import('../verification.ty.ts'),
});
