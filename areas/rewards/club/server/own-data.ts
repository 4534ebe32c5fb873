import type { OwnData } from '@palaro/server';

export const clubOwnData: OwnData = {
  tables: ['club_member', 'club_change'],
  read: async ({ db }, member) => ({
    vipLevels: await db
      .selectFrom('club_change')
      .select(['at', 'level', 'reason'])
      .where('member_id', '=', member)
      .orderBy('at')
      .execute(),
  }),
  async erase(tx, member) {
    await tx.deleteFrom('club_change').where('member_id', '=', member).execute();
    await tx.deleteFrom('club_member').where('member_id', '=', member).execute();
  },
};
