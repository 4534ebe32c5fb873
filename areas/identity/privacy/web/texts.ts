import { defineTexts } from '@palaro/client';

export const privacyTexts = defineTexts('privacy', {
  EN: () => import('../privacy.en.ts'),
  TY: () => import('../privacy.ty.ts'),
});
