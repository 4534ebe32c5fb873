import type { OwnData } from '@palaro/server';

/** Operators' notes are the site's, so a member does not get them; they leave with his data. */
export const membersOwnData: OwnData = {
  tables: ['member_note'],
  erase: async (tx, member) => {
    await tx.deleteFrom('member_note').where('member_id', '=', member).execute();
  },
};
