import { defineTexts } from '@palaro/client';

export const rebateTexts = defineTexts('rebate', {
  EN: () => import('../rebate.en.ts'),
  TY: () => import('../rebate.ty.ts'),
});
