import { defineTexts } from '@palaro/client';

export const recordsTexts = defineTexts('records', {
  EN: () => import('../records.en.ts'),
  TY: () => import('../records.ty.ts'),
});
