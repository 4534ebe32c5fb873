import { defineTexts } from '@palaro/client';

export const cashierConsoleTexts = defineTexts('cashier-console', {
  EN: () => import('../cashier-console.en.ts'),
  TY: () => import('../cashier-console.ty.ts'),
});

export const payoutConsoleTexts = defineTexts('payout-console', {
  EN: () => import('../payout-console.en.ts'),
  TY: () => import('../payout-console.ty.ts'),
});

export const returnConsoleTexts = defineTexts('return-console', {
  EN: () => import('../return-console.en.ts'),
  TY: () => import('../return-console.ty.ts'),
});
