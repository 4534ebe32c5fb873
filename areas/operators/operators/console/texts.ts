import { defineTexts } from '@palaro/client';

export const operatorsConsoleTexts = defineTexts('operators-console', {
  EN: () => import('../operators-console.en.ts'),
  TY: () => import('../operators-console.ty.ts'),
});
