import { defineTexts } from '@palaro/client';

export const walletTexts = defineTexts('wallet', {
  EN: () => import('../wallet.en.ts'),
  TY: () => import('../wallet.ty.ts'),
});
