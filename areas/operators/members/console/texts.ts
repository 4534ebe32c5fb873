import { defineTexts } from '@palaro/client';

export const membersConsoleTexts = defineTexts('members-console', {
  EN: () => import('../members-console.en.ts'),
  TY: () => import('../members-console.ty.ts'),
});

export const riskConsoleTexts = defineTexts('risk-console', {
  EN: () => import('../risk-console.en.ts'),
  TY: () => import('../risk-console.ty.ts'),
});
