import type { OwnData } from '@palaro/server';

export const trialOwnData: OwnData = {
  tables: ['trial_opening'],
  erase: (tx, member) => tx.deleteFrom('trial_opening').where('member_id', '=', member).execute(),
};
