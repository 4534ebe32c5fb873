import type { Messages } from '@palaro/api';
import type { en } from './gateway.en.ts';

export const ty: Messages<typeof en> = {
  'error.vendor.not_testable':
    'Walang request na pang-test ang provider na ito, o wala itong credential.',
  'error.vendor.keeps_none': 'Walang hawak na balanse ng mga miyembro ang provider na ito.',
  'error.credit.settled': 'Naayos na ang credit na ito.',
};
