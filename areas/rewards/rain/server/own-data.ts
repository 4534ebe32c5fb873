import { Money } from '@palaro/kernel';
import type { OwnData } from '@palaro/server';

export const rainOwnData: OwnData = {
  tables: ['rain_claim'],
  async read({ db }, member) {
    const rows = await db
      .selectFrom('rain_claim')
      .select(['rain', 'amount', 'at'])
      .where('member_id', '=', member)
      .orderBy('at')
      .execute();
    return {
      redEnvelopes: rows.map((row) => ({ ...row, amount: Money.text(BigInt(row.amount)) })),
    };
  },
  // Envelopes are money's records.
  erase: () => Promise.resolve(),
};
