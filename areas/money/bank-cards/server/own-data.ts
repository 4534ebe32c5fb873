import type { OwnData } from '@palaro/server';

/** Shows cards by their last four digits, as everywhere. */
export const bankCardsOwnData: OwnData = {
  tables: ['bank_card'],
  async read({ db }, member) {
    const cards = await db
      .selectFrom('bank_card')
      .select(['bank_code', 'last4', 'holder', 'branch', 'is_default', 'state'])
      .select(['added_at', 'usable_from', 'removed_at'])
      .where('member_id', '=', member)
      .orderBy('added_at')
      .execute();
    return { cards };
  },
  async erase(tx, member) {
    await tx.deleteFrom('bank_card').where('member_id', '=', member).execute();
  },
};
