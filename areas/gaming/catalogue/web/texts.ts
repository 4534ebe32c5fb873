import { defineTexts } from '@palaro/client';

export const catalogueTexts = defineTexts('catalogue', {
  EN: () => import('../catalogue.en.ts'),
  TY: () => import('../catalogue.ty.ts'),
});
