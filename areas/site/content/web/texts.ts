import { defineTexts } from '@palaro/client';

export const contentTexts = defineTexts('content', {
  EN: () => import('../content.en.ts'),
  TY: () => import('../content.ty.ts'),
});
