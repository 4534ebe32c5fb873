import type { Messages } from '@palaro/api';
import type { en } from './sandbox.en.ts';

export const ty: Messages<typeof en> = {
  'error.sandbox.wish_not_met': 'Walang nahanap na seed na tutupad sa hiling para sa tayang ito.',
};
