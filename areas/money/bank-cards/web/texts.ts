import { defineTexts } from '@palaro/client';

export const bankCardsTexts = defineTexts('bank-cards', {
  EN: () => import('../bank-cards.en.ts'),
  TY: () => import('../bank-cards.ty.ts'),
});
