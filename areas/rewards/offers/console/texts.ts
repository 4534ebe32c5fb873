import { defineTexts } from '@palaro/client';

export const offersConsoleTexts = defineTexts('offers-console', {
  EN: () => import('../offers-console.en.ts'),
  TY: () => import('../offers-console.ty.ts'),
});
