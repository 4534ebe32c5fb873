import { defineTexts } from './texts.ts';

export const clientTexts = defineTexts('client', {
  EN: () => import('../client.en.ts'),
  TY: () => import('../client.ty.ts'),
});
