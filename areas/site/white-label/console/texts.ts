import { defineTexts } from '@palaro/client';

export const whiteLabelTexts = defineTexts('white-label-console', {
  EN: () => import('../white-label-console.en.ts'),
  TY: () => import('../white-label-console.ty.ts'),
});
