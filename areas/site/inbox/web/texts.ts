import { defineTexts } from '@palaro/client';

export const inboxTexts = defineTexts('inbox', {
  EN: () => import('../inbox.en.ts'),
  TY: () => import('../inbox.ty.ts'),
});
