import { defineTexts } from '@palaro/client';

export const trialTexts = defineTexts('trial', {
  EN: () => import('../trial.en.ts'),
  TY: () => import('../trial.ty.ts'),
});
