import { Money } from '@palaro/kernel';
import type { OwnData } from '@palaro/server';

export const rebateOwnData: OwnData = {
  tables: ['rebate_day', 'rebate_claim'],
  async read({ db }, member) {
    const rows = await db
      .selectFrom('rebate_claim')
      .select(['at', 'product', 'valid_bet', 'rate', 'amount'])
      .where('member_id', '=', member)
      .orderBy('at')
      .orderBy('product')
      .execute();
    return {
      rebates: rows.map((row) => ({
        ...row,
        valid_bet: Money.text(BigInt(row.valid_bet)),
        amount: Money.text(BigInt(row.amount)),
      })),
    };
  },
};
