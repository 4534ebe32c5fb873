import { defineTexts } from '@palaro/client';

export const supportTexts = defineTexts('support', {
  EN: () => import('../support.en.ts'),
  TY: () => import('../support.ty.ts'),
});
