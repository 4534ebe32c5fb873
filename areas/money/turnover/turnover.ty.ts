import type { Messages } from '@palaro/api';
import type { en } from './turnover.en.ts';

export const ty: Messages<typeof en> = {
  'error.turnover.not_open': 'Hindi na bukas ang kinakailangang taya na ito.',
};
