import { defineTexts } from '@palaro/client';

export const entryTexts = defineTexts('entry', {
  EN: () => import('../entry.en.ts'),
  TY: () => import('../entry.ty.ts'),
});
