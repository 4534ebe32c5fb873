import { defineTexts } from '@palaro/client';

export const turnoverConsoleTexts = defineTexts('turnover-console', {
  EN: () => import('../turnover-console.en.ts'),
  TY: () => import('../turnover-console.ty.ts'),
});
