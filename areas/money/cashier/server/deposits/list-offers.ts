import type { Query } from '@palaro/api';
import { Money, type Language, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { depositsApi } from '../../deposits.api.ts';
import { readAbout } from '../methods/methods.repository.ts';
import { usableMethods } from '../methods/usable-methods.ts';
import { feeOf } from './deposit-checks.ts';
import { depositOffers } from './deposit-offers.ts';

/**
 * Offers that fit a deposit of this amount and method, with the bonus that it would bring; without
 * an amount, or by a method that the member cannot use, there are none.
 */
export async function listOffers(
  app: App,
  member: MemberId,
  { amount, method: code }: Query<(typeof depositsApi)['depositPromotions']>,
  language: Language,
) {
  if (amount === undefined || code === undefined) return [];
  const methods = await usableMethods(app, member, await readAbout(app.db, member));
  const usable = methods.find(({ method }) => method.code === code);
  if (!usable) return [];
  const paid = Money.of(amount);
  const credited = paid - feeOf(paid, usable.method);
  const offers = await depositOffers.of(app).list(member, credited, language);
  return offers.map(({ id, name, bonus, turnover, endsAt }) => ({
    id,
    name,
    bonus: Money.text(bonus),
    turnover: Money.text(turnover),
    endsAt: endsAt?.toISOString() ?? null,
  }));
}
