import { defineTexts } from '@palaro/client';

/** Texts of the kit; the console loads them at its start, so no screen lists them. */
export const deskTexts = defineTexts('desk', {
  EN: () => import('../desk.en.ts'),
  TY: () => import('../desk.ty.ts'),
});
