import { defineTexts } from '@palaro/client';

export const entryTexts = defineTexts('entry', {
  EN: () => import('../entry.en.ts'),
  TY: () => import('../entry.ty.ts'),
});

// The sheet of the ways into a game also shows the trial's form.
export { trialTexts } from '@palaro/trial/texts';
