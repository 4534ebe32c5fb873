import { defineTexts } from '@palaro/client';

export const supportConsoleTexts = defineTexts('support-console', {
  EN: () => import('../support-console.en.ts'),
  TY: () => import('../support-console.ty.ts'),
});
