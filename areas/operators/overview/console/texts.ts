import { defineTexts } from '@palaro/client';

export const overviewConsoleTexts = defineTexts('overview-console', {
  EN: () => import('../overview-console.en.ts'),
  TY: () => import('../overview-console.ty.ts'),
});
