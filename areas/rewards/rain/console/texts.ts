import { defineTexts } from '@palaro/client';

export const rainConsoleTexts = defineTexts('rain-console', {
  EN: () => import('../rain-console.en.ts'),
  TY: () => import('../rain-console.ty.ts'),
});
