import { defineTexts } from '@palaro/client';

export const denyListConsoleTexts = defineTexts('deny-list-console', {
  EN: () => import('../deny-list-console.en.ts'),
  TY: () => import('../deny-list-console.ty.ts'),
});
