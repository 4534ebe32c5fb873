import { defineTexts } from '@palaro/client';

export const luckyDrawTexts = defineTexts('lucky-draw', {
  EN: () => import('../lucky-draw.en.ts'),
  TY: () => import('../lucky-draw.ty.ts'),
});
