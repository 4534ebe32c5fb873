import { defineTexts } from '@palaro/client';

export const contentConsoleTexts = defineTexts('content-console', {
  EN: () => import('../content-console.en.ts'),
  TY: () => import('../content-console.ty.ts'),
});
