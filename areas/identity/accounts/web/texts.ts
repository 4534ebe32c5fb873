import { defineTexts } from '@palaro/client';

export const accountsTexts = defineTexts('accounts', {
  EN: () => import('../accounts.en.ts'),
  TY: () => import('../accounts.ty.ts'),
});
