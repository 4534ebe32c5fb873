import { defineTexts } from '@palaro/client';

export const depositsTexts = defineTexts('deposits', {
  EN: () => import('../deposits.en.ts'),
  TY: () => import('../deposits.ty.ts'),
});

export const withdrawalsTexts = defineTexts('withdrawals', {
  EN: () => import('../withdrawals.en.ts'),
  TY: () => import('../withdrawals.ty.ts'),
});
