import { defineTexts } from '@palaro/client';

export const rainTexts = defineTexts('rain', {
  EN: () => import('../rain.en.ts'),
  TY: () => import('../rain.ty.ts'),
});
