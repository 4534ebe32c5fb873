import { defineTexts } from '@palaro/client';

export const recordsConsoleTexts = defineTexts('records-console', {
  EN: () => import('../records-console.en.ts'),
  TY: () => import('../records-console.ty.ts'),
});
