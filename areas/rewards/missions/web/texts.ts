import { defineTexts } from '@palaro/client';

export const missionsTexts = defineTexts('missions', {
  EN: () => import('../missions.en.ts'),
  TY: () => import('../missions.ty.ts'),
});
