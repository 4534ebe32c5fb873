import { defineTexts } from '@palaro/client';

export const passwordsTexts = defineTexts('passwords', {
  EN: () => import('../passwords.en.ts'),
  TY: () => import('../passwords.ty.ts'),
});
