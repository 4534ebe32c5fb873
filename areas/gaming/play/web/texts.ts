import { defineTexts } from '@palaro/client';

export const playTexts = defineTexts('play', {
  EN: () => import('../play.en.ts'),
  TY: () => import('../play.ty.ts'),
});
