import { defineTexts } from '@palaro/client';

export const mineTexts = defineTexts('mine', {
  EN: () => import('../mine.en.ts'),
  TY: () => import('../mine.ty.ts'),
});
