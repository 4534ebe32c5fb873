import { defineTexts } from '@palaro/client';

export const stepUpTexts = defineTexts('step-up', {
  EN: () => import('../step-up.en.ts'),
  TY: () => import('../step-up.ty.ts'),
});
