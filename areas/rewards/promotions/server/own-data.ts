import { Money } from '@palaro/kernel';
import type { OwnData } from '@palaro/server';

/** Awards themselves are the wallet's to tell; here is what recognises a browser. */
export const promotionsOwnData: OwnData = {
  tables: ['promotion_mark'],
  async read({ db }, member) {
    const signIns = await db
      .selectFrom('award')
      .select(['promotion', 'amount', 'step', 'claimed_at'])
      .where('member_id', '=', member)
      .where('cause_kind', '=', 'signIn')
      .orderBy('id')
      .execute();
    return {
      signIns: signIns.map((row) => ({ ...row, amount: Money.text(BigInt(row.amount)) })),
    };
  },
  async erase(tx, member) {
    await tx.deleteFrom('promotion_mark').where('member_id', '=', member).execute();
  },
};
