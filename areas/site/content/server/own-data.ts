import type { OwnData } from '@palaro/server';
import './content.tables.ts';

export const contentOwnData: OwnData = {
  tables: ['announcement_read', 'audience_tag'],
  async read({ db }, member) {
    const read = await db
      .selectFrom('announcement_read')
      .select(['announcement_id', 'read_at'])
      .where('member_id', '=', member)
      .orderBy('read_at')
      .execute();
    const tags = await db
      .selectFrom('audience_tag')
      .select('tag')
      .where('member_id', '=', member)
      .execute();
    return { read, tags: tags.map(({ tag }) => tag) };
  },
  async erase(tx, member) {
    await tx.deleteFrom('announcement_read').where('member_id', '=', member).execute();
    await tx.deleteFrom('audience_tag').where('member_id', '=', member).execute();
  },
};
