import { Money } from '@palaro/kernel';
import type { OwnData } from '@palaro/server';
import './cashier.tables.ts';

const money = (count: string | null) => (count === null ? null : Money.text(BigInt(count)));

/**
 * The member's orders. What the law keeps (amounts, times, references) stays after an account is
 * erased; payers' names, their banks and slips do not.
 */
export const cashierOwnData: OwnData = {
  tables: [
    'deposit_order',
    'withdrawal_order',
    'payout_attempt',
    'order_step',
    'balance_return',
    'balance_return_part',
    'deposit_slip',
    'payment_reference',
    'payment_unmatched',
    'payment_event',
    'cash_difference',
    'bank_match',
  ],
  async read({ db }, member) {
    const deposits = await db
      .selectFrom('deposit_order')
      .select(['reference', 'method', 'amount', 'fee', 'credited', 'state', 'payer_bank'])
      .select(['payer_reference', 'created_at', 'paid_at'])
      .where('member_id', '=', member)
      .orderBy('created_at')
      .execute();
    const withdrawals = await db
      .selectFrom('withdrawal_order')
      .select(['reference', 'bank_code', 'last4', 'amount', 'fee', 'state'])
      .select(['created_at', 'paid_at'])
      .where('member_id', '=', member)
      .orderBy('created_at')
      .execute();
    const returns = await db
      .selectFrom('balance_return_part')
      .select(['amount', 'state', 'reference', 'at'])
      .where('member_id', '=', member)
      .orderBy('at')
      .execute();
    return {
      returns: returns.map(({ amount, ...row }) => ({ ...row, amount: money(amount) })),
      deposits: deposits.map(({ amount, fee, credited, ...row }) => ({
        ...row,
        amount: money(amount),
        fee: money(fee),
        credited: money(credited),
      })),
      withdrawals: withdrawals.map(({ amount, fee, ...row }) => ({
        ...row,
        amount: money(amount),
        fee: money(fee),
      })),
    };
  },
  async erase(tx, member) {
    await tx.deleteFrom('deposit_slip').where('member_id', '=', member).execute();
    await tx
      .updateTable('payment_event')
      .set({ body_sealed: Buffer.alloc(0) })
      .where('member_id', '=', member)
      .execute();
    await tx
      .updateTable('payment_unmatched')
      .set({ payer_name_sealed: null })
      .where('member_id', '=', member)
      .execute();
    await tx
      .updateTable('balance_return_part')
      .set({ payee_sealed: null })
      .where('member_id', '=', member)
      .execute();
    return tx
      .updateTable('deposit_order')
      .set({ payer_name_sealed: null, payer_bank: null, payer_reference: null, slip: null })
      .set({ ip_net: null, device: null })
      .where('member_id', '=', member)
      .execute();
  },
};
