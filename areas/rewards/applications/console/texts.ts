import { defineTexts } from '@palaro/client';

export const applicationsConsoleTexts = defineTexts('applications-console', {
  EN: () => import('../applications-console.en.ts'),
  TY: () => import('../applications-console.ty.ts'),
});
