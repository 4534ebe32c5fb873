import { defineTexts } from '@palaro/client';

export const tableChatTexts = defineTexts('table-chat', {
  EN: () => import('../../table-chat.en.ts'),
  TY: () => import('../../table-chat.ty.ts'),
});
