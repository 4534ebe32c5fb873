import { defineTexts } from '@palaro/client';

export const limitsTexts = defineTexts('limits', {
  EN: () => import('../limits.en.ts'),
  TY: () => import('../limits.ty.ts'),
});
