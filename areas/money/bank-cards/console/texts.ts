import { defineTexts } from '@palaro/client';

export const bankCardsConsoleTexts = defineTexts('bank-cards-console', {
  EN: () => import('../bank-cards-console.en.ts'),
  TY: () => import('../bank-cards-console.ty.ts'),
});
