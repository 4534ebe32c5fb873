import { defineTexts } from '@palaro/client';

export const profileTexts = defineTexts('profile', {
  EN: () => import('../profile.en.ts'),
  TY: () => import('../profile.ty.ts'),
});
