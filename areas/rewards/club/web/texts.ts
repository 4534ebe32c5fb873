import { defineTexts } from '@palaro/client';

export const clubTexts = defineTexts('club', {
  EN: () => import('../club.en.ts'),
  TY: () => import('../club.ty.ts'),
});
