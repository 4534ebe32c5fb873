import { cardLabel } from '@palaro/bank-cards/server';
import { inLanguage } from '@palaro/kernel';
import { orderLabels } from '@palaro/records/server';
import { provide } from '@palaro/server';
import './cashier.tables.ts';

/** Names orders for the account record: "GCash", "BDO ··4501" (MONEY-03). */
export const labelsOfOrders = provide(orderLabels, ({ db }) => async (member, ids, language) => {
  if (ids.length === 0) return new Map();
  const [deposits, withdrawals] = await Promise.all([
    db
      .selectFrom('deposit_order as d')
      .innerJoin('payment_method as m', 'm.code', 'd.method')
      .select(['d.id', 'm.name_en', 'm.name_ty'])
      .where('d.member_id', '=', member)
      .where('d.id', 'in', [...ids])
      .execute(),
    db
      .selectFrom('withdrawal_order')
      .select(['id', 'bank_code', 'last4'])
      .where('member_id', '=', member)
      .where('id', 'in', [...ids])
      .execute(),
  ]);
  return new Map<string, string>([
    ...deposits.map(
      (row) => [row.id, inLanguage({ EN: row.name_en, TY: row.name_ty }, language)] as const,
    ),
    ...withdrawals.map((row) => [row.id, cardLabel(row)] as const),
  ]);
});
