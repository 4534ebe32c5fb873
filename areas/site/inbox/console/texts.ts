import { defineTexts } from '@palaro/client';

export const inboxConsoleTexts = defineTexts('inbox-console', {
  EN: () => import('../inbox-console.en.ts'),
  TY: () => import('../inbox-console.ty.ts'),
});
