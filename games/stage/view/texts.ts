import { defineTexts } from '@palaro/client';

/** Texts that the screens of all games share. Each page that shows some of them must list them. */
export const stageTexts = defineTexts('stage', {
  EN: () => import('../stage.en.ts'),
  TY: () => import('../stage.ty.ts'),
});
