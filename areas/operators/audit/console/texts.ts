import { defineTexts } from '@palaro/client';

export const auditConsoleTexts = defineTexts('audit-console', {
  EN: () => import('../audit-console.en.ts'),
  TY: () => import('../audit-console.ty.ts'),
});
