import { defineTexts } from '@palaro/client';

export const transfersTexts = defineTexts('transfers', {
  EN: () => import('../transfers.en.ts'),
  TY: () => import('../transfers.ty.ts'),
});
