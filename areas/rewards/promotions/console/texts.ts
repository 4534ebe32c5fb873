import { defineTexts } from '@palaro/client';

export const promotionsConsoleTexts = defineTexts('promotions-console', {
  EN: () => import('../promotions-console.en.ts'),
  TY: () => import('../promotions-console.ty.ts'),
});
