import type { OwnData } from '@palaro/server';
import './catalogue.tables.ts';

export const catalogueOwnData: OwnData = {
  tables: ['favourite_game', 'recent_game', 'winner'],
  async read({ db }, member) {
    const favourites = await db
      .selectFrom('favourite_game')
      .select(['node_id as game', 'added_at'])
      .where('member_id', '=', member)
      .execute();
    const recent = await db
      .selectFrom('recent_game')
      .select(['node_id as game', 'opened_at'])
      .where('member_id', '=', member)
      .execute();
    return { favourites, recent };
  },
  async erase(tx, member) {
    // Winners stay: the board drops them by itself after seven days, and their rounds are in the
    // wallet's part of the member's data.
    await tx.deleteFrom('favourite_game').where('member_id', '=', member).execute();
    await tx.deleteFrom('recent_game').where('member_id', '=', member).execute();
  },
};
