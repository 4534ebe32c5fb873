import { Money } from '@palaro/kernel';
import type { OwnData } from '@palaro/server';

export const transfersOwnData: OwnData = {
  tables: ['vendor_transfer', 'vendor_collect', 'carry_choice'],
  async read({ db }, member) {
    const rows = await db
      .selectFrom('vendor_transfer')
      .select(['id', 'vendor', 'direction', 'amount', 'state', 'created_at', 'resolved_at'])
      .where('member_id', '=', member)
      .orderBy('created_at')
      .execute();
    const choice = await db
      .selectFrom('carry_choice')
      .select(['carry', 'changed_at'])
      .where('member_id', '=', member)
      .executeTakeFirst();
    return {
      transfers: rows.map((row) => ({ ...row, amount: Money.text(BigInt(row.amount)) })),
      carry: choice ?? null,
    };
  },
};
