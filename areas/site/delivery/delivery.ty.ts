import type { Messages } from '@palaro/api';
import type { en } from './delivery.en.ts';

export const ty: Messages<typeof en> = {
  'error.message.not_retryable':
    'Hindi na maipapadala ulit ang mensaheng ito: hindi ito nabigo, o may laman itong code.',
};
