import { defineTexts } from '@palaro/client';

export const membersConsoleTexts = defineTexts('members-console', {
  EN: () => import('../members-console.en.ts'),
  TY: () => import('../members-console.ty.ts'),
});
