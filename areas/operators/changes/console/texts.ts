import { defineTexts } from '@palaro/client';

export const changesConsoleTexts = defineTexts('changes-console', {
  EN: () => import('../changes-console.en.ts'),
  TY: () => import('../changes-console.ty.ts'),
});
