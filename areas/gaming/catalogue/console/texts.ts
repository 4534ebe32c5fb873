import { defineTexts } from '@palaro/client';

export const catalogueConsoleTexts = defineTexts('catalogue-console', {
  EN: () => import('../catalogue-console.en.ts'),
  TY: () => import('../catalogue-console.ty.ts'),
});
