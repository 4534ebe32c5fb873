import { defineTexts } from '@palaro/client';

export const missionsConsoleTexts = defineTexts('missions-console', {
  EN: () => import('../missions-console.en.ts'),
  TY: () => import('../missions-console.ty.ts'),
});
