import { defineTexts } from '@palaro/client';

export const homeTexts = defineTexts('home', {
  EN: () => import('../home.en.ts'),
  TY: () => import('../home.ty.ts'),
});
