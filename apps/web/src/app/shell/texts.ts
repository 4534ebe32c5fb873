import { defineTexts } from '@palaro/client';

/** Texts of the frame around every screen. */
export const shellTexts = defineTexts('shell', {
  EN: () => import('../shell.en.ts'),
  TY: () => import('../shell.ty.ts'),
});
