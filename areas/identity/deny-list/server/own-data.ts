import type { OwnData } from '@palaro/server';

/**
 * A member is not told of a suspicion, so he gets nothing of it. An entry outlives the account from
 * which it came; what operators wrote of it leaves with his data.
 */
export const denyListOwnData: OwnData = {
  tables: ['deny_entry', 'deny_match'],
  erase: async (tx, member) => {
    await tx
      .updateTable('deny_entry')
      .set({ reason: '' })
      .where('member_id', '=', member)
      .execute();
  },
};
