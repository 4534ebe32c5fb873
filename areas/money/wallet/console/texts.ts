import { defineTexts } from '@palaro/client';

export const walletConsoleTexts = defineTexts('wallet-console', {
  EN: () => import('../wallet-console.en.ts'),
  TY: () => import('../wallet-console.ty.ts'),
});
