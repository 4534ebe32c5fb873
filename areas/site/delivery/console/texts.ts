import { defineTexts } from '@palaro/client';

export const deliveryConsoleTexts = defineTexts('delivery-console', {
  EN: () => import('../delivery-console.en.ts'),
  TY: () => import('../delivery-console.ty.ts'),
});
