import { defineTexts } from '@palaro/client';

export const playConsoleTexts = defineTexts('play-console', {
  EN: () => import('../play-console.en.ts'),
  TY: () => import('../play-console.ty.ts'),
});
