import { defineTexts } from '@palaro/client';

export const depositsTexts = defineTexts('deposits', {
  EN: () => import('../deposits.en.ts'),
  TY: () => import('../deposits.ty.ts'),
});
