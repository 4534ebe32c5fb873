import { defineTexts } from '@palaro/client';

export const transfersConsoleTexts = defineTexts('transfers-console', {
  EN: () => import('../transfers-console.en.ts'),
  TY: () => import('../transfers-console.ty.ts'),
});
