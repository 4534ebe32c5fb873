import { defineTexts } from '@palaro/client';

export const registrationTexts = defineTexts('registration', {
  EN: () => import('../registration.en.ts'),
  TY: () => import('../registration.ty.ts'),
});
