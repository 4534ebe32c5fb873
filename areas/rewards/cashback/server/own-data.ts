import { Money } from '@palaro/kernel';
import type { OwnData } from '@palaro/server';

export const cashbackOwnData: OwnData = {
  tables: ['cashback_given'],
  async read({ db }, member) {
    const rows = await db
      .selectFrom('cashback_given')
      .select(['promotion_id', 'period', 'staked', 'paid', 'awards', 'amount', 'issued'])
      .where('member_id', '=', member)
      .orderBy('period')
      .orderBy('promotion_id')
      .execute();
    return {
      cashbacks: rows.map(({ staked, paid, awards, amount, ...row }) => ({
        ...row,
        staked: Money.text(BigInt(staked)),
        paid: Money.text(BigInt(paid)),
        awards: Money.text(BigInt(awards)),
        amount: Money.text(BigInt(amount)),
      })),
    };
  },
};
