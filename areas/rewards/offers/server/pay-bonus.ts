import { dropOffer } from '@palaro/cashier/server';
import { Money, type MemberId } from '@palaro/kernel';
import { claimAward, takeBackAwards } from '@palaro/promotions/server';
import type { App } from '@palaro/server';
import './offers.events.ts';
import { findOfferAward, offerTransaction } from './offers.repository.ts';

/**
 * Pays the bonus of a deposit that was credited, or gives the promise back where the payment did
 * not earn it, and tells the member. It may run twice: the claim pays once.
 */
export async function payBonus(
  app: App,
  { member, order }: { member: MemberId; order: string },
): Promise<void> {
  const deposit = await app.db
    .selectFrom('deposit_order')
    .select(['promotion_id', 'reference'])
    .where('member_id', '=', member)
    .where('id', '=', order)
    .executeTakeFirst();
  if (!deposit?.promotion_id) return;
  const { promotion_id: promotion, reference } = deposit;
  const transaction = offerTransaction(promotion, order);
  const award = await findOfferAward(app.db, member, transaction);
  if (award?.state === 'Issued') {
    await claimAward(app, { id: member }, { award: award.id, promotion });
    const amount = Money.text(BigInt(award.amount));
    await app.queue.emit(app.db, 'offer.paid', { memberId: member, order, amount, reference });
    return;
  }
  if (award?.state === 'Claimed') return;
  await app.db.transaction().execute(async (tx) => {
    await takeBackAwards(tx, [{ member, transaction }], 'Reserved');
    await dropOffer(tx, member, order);
    await app.queue.emit(tx, 'offer.lapsed', { memberId: member, order, reference });
  });
}
