import { defineTexts } from '@palaro/client';

export const segmentsConsoleTexts = defineTexts('segments-console', {
  EN: () => import('../segments-console.en.ts'),
  TY: () => import('../segments-console.ty.ts'),
});
