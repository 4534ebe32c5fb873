import { dayIn, Money, plusDays, type MemberId } from '@palaro/kernel';
import { house } from '@palaro/ledger';
import { readValidBets } from '@palaro/records/server';
import { refuse, type App, type Member } from '@palaro/server';
import type { Acceptance } from '../promotions.api.ts';
import { markClaim, signInRows, spendBudget } from './award-postings.ts';
import { payAward } from './pay-award.ts';
import { personMarks } from './person-marks.ts';
import type { PromotionOf } from './promotion-kind.ts';
import { requireOffers, requireOpen } from './require-open.ts';
import { lastSignIn, signInTransaction } from './promotions.repository.ts';
import { amountOf, stepToday, type SignInRule } from './sign-in-rule.ts';

/**
 * Signs the member in for today: the day's award is paid at once, out of the budget, in one commit
 * (docs/domain/promotions.md §2, SIGN_IN). A second time on the same day has the first answer.
 * Refuses `promo.closed`, `promo.budget_empty`, `promo.not_met` with what is missing,
 * `promo.not_eligible`, `promo.already_claimed_here`, and as play does for who may not play.
 */
export async function signIn(
  app: App,
  { id: member }: Member,
  promotion: PromotionOf<SignInRule>,
  device: string | undefined,
): Promise<Acceptance> {
  const today = dayIn(app.site.settings['site.zone'], app.clock.now());
  const last = await lastSignIn(app.db, member, promotion.id);
  const step = stepToday(last, today);
  const amount = amountOf(promotion.rule, step);
  const turnover = amount * BigInt(promotion.rule.turnoverTimes);
  if (last?.day !== today) {
    await requireEligible(app, member, promotion, today);
    const cycle = signInTransaction(promotion.id, today);
    const marks = await personMarks(app, member, device);
    await payAward(app, {
      member,
      cause: `PALARO/${cycle}`,
      from: house('PROMO', '', 'SIGN_IN'),
      amount,
      turnover,
      rows: [
        spendBudget(promotion.id, amount),
        ...markClaim({ promotion: promotion.id, cycle, marks }, member),
        signInRows.entry({
          member,
          promotion: promotion.id,
          transaction: cycle,
          amount: String(amount),
          turnoverTimes: promotion.rule.turnoverTimes,
          step,
        }),
      ],
    });
  }
  return { status: 'signed', amount: Money.text(amount), turnover: Money.text(turnover) };
}

async function requireEligible(
  app: App,
  member: MemberId,
  promotion: PromotionOf<SignInRule>,
  today: string,
): Promise<void> {
  requireOpen(app, promotion);
  await requireOffers(app, member, promotion);
  const needs = Money.of(promotion.rule.needs);
  const yesterday = plusDays(today, -1);
  const bets = await readValidBets(app, member, { from: yesterday, to: yesterday });
  const before = bets.get(yesterday) ?? 0n;
  if (before < needs) {
    throw refuse('promo.not_met', { values: { needs, missing: (needs - before) as Money } });
  }
}
