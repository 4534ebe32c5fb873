import { Money } from '@palaro/kernel';
import type { OwnData } from '@palaro/server';

export const luckyDrawOwnData: OwnData = {
  tables: ['lucky_draw'],
  async read({ db }, member) {
    const rows = await db
      .selectFrom('lucky_draw')
      .select(['promotion', 'draw', 'amount', 'server_seed', 'client_seed', 'at'])
      .where('member_id', '=', member)
      .orderBy('at')
      .execute();
    return {
      luckyDraws: rows.map((row) => ({ ...row, amount: Money.text(BigInt(row.amount)) })),
    };
  },
  // Paid prizes and their proofs are money's records.
  erase: () => Promise.resolve(),
};
