import { defineTexts } from '@palaro/client';

export const cashbackConsoleTexts = defineTexts('cashback-console', {
  EN: () => import('../cashback-console.en.ts'),
  TY: () => import('../cashback-console.ty.ts'),
});
