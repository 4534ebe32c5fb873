import { defineTexts } from '@palaro/client';

export const reconciliationConsoleTexts = defineTexts('reconciliation-console', {
  EN: () => import('../reconciliation-console.en.ts'),
  TY: () => import('../reconciliation-console.ty.ts'),
});
