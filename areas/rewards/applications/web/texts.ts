import { defineTexts } from '@palaro/client';

export const applicationsTexts = defineTexts('applications', {
  EN: () => import('../applications.en.ts'),
  TY: () => import('../applications.ty.ts'),
});
