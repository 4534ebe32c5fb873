import { defineTexts } from '@palaro/client';

export const socialTexts = defineTexts('social', {
  EN: () => import('../social.en.ts'),
  TY: () => import('../social.ty.ts'),
});
