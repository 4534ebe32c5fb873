import { defineTexts } from '@palaro/client';

export const gatewayConsoleTexts = defineTexts('gateway-console', {
  EN: () => import('../gateway-console.en.ts'),
  TY: () => import('../gateway-console.ty.ts'),
});
