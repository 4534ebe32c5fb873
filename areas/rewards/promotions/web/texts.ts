import { defineTexts } from '@palaro/client';

export const promotionsTexts = defineTexts('promotions', {
  EN: () => import('../promotions.en.ts'),
  TY: () => import('../promotions.ty.ts'),
});
