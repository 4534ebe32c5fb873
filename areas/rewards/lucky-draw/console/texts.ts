import { defineTexts } from '@palaro/client';

export const luckyDrawConsoleTexts = defineTexts('lucky-draw-console', {
  EN: () => import('../lucky-draw-console.en.ts'),
  TY: () => import('../lucky-draw-console.ty.ts'),
});
