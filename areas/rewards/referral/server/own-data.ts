import { Money } from '@palaro/kernel';
import type { OwnData } from '@palaro/server';

/** Sums that a member earned by invitations. His friends are theirs to tell: none is named. */
export const referralOwnData: OwnData = {
  tables: ['referral_code', 'referral', 'referral_payment'],
  async read({ db }, member) {
    const code = await db
      .selectFrom('referral_code')
      .select('code')
      .where('member_id', '=', member)
      .executeTakeFirst();
    const own = await db
      .selectFrom('referral')
      .select(['since', 'first_at', 'second_at'])
      .where('member_id', '=', member)
      .executeTakeFirst();
    const earned = await db
      .selectFrom('referral_payment')
      .select(['stage', 'amount', 'settled_at'])
      .where('receiver_id', '=', member)
      .where('state', '=', 'Issued')
      .orderBy('settled_at')
      .execute();
    return {
      invitationCode: code?.code ?? null,
      invited: own ?? null,
      referralAwards: earned.map((row) => ({ ...row, amount: Money.text(BigInt(row.amount)) })),
    };
  },
  // Who invited whom stays as numbers without names: sums were paid by it.
  async erase(tx, member) {
    await tx.deleteFrom('referral_code').where('member_id', '=', member).execute();
  },
};
