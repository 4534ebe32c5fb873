import type { Messages } from '@palaro/api';
import type { en } from './catalogue.en.ts';

export const ty: Messages<typeof en> = {
  'error.game.not_found': 'Hindi po namin mahanap ang larong ito.',
  'error.game.disabled': 'Sarado po muna ang larong ito.',
  'error.game.vendor_disabled': 'Sarado po muna ang mga laro ng provider na ito.',
  'error.game.vendor_unavailable':
    'Hindi sumasagot ang provider ng laro. Pakisubukan po ulit mamaya.',
  'error.game.no_free_play': 'Hindi po puwedeng laruin nang libre ang larong ito.',
};
