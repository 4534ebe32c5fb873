import { defineTexts } from '@palaro/client';

export const secondFactorTexts = defineTexts('second-factor', {
  EN: () => import('../second-factor.en.ts'),
  TY: () => import('../second-factor.ty.ts'),
});
