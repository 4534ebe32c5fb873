import { hasBonusBlock, refusalToPlay } from '@palaro/accounts/server';
import { dayIn, Money, plusDays, type MemberId } from '@palaro/kernel';
import { house } from '@palaro/ledger';
import { readValidBets } from '@palaro/records/server';
import { refuse, type App, type Member } from '@palaro/server';
import type { Acceptance } from '../promotions.api.ts';
import { markClaim, signInRows, spendBudget } from './award-postings.ts';
import { payAward } from './pay-award.ts';
import { isOpen } from './promotion-status.ts';
import { windowOf } from './promotion-view.ts';
import {
  findPublished,
  lastSignIn,
  signInTransaction,
  type PromotionRecord,
} from './promotions.repository.ts';
import { stepToday } from './sign-in-rule.ts';

/**
 * Signs the member in for today: the day's award is paid at once, out of the budget, in one commit
 * (docs/domain/promotions.md §2, SIGN_IN). A second time on the same day has the first answer.
 * Refuses `not_found`, `promo.closed`, `promo.budget_empty`, `promo.not_met` with what is missing,
 * `promo.not_eligible`, `promo.already_claimed_here`, and as play does for who may not play.
 */
export async function signIn(
  app: App,
  { id: member }: Member,
  promotionId: string,
  device: string | undefined,
): Promise<Acceptance> {
  const promotion = await findPublished(app.db, promotionId);
  if (!promotion) throw refuse('not_found');
  const today = dayIn(app.site.settings['site.zone'], app.clock.now());
  const last = await lastSignIn(app.db, member, promotion.id);
  const step = stepToday(last, today);
  const amount = Money.of(promotion.rule.days[step - 1] ?? '0.0000');
  const turnover = amount * BigInt(promotion.rule.turnoverTimes);
  if (last?.day !== today) {
    await requireEligible(app, member, promotion, today);
    const cycle = signInTransaction(promotion.id, today);
    await payAward(app, {
      member,
      cause: `PALARO/${cycle}`,
      from: house('PROMO', '', 'SIGN_IN'),
      amount,
      turnover,
      rows: [
        spendBudget(promotion.id, amount),
        ...(device ? [markClaim({ promotion: promotion.id, cycle, mark: device, member })] : []),
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
  promotion: PromotionRecord,
  today: string,
): Promise<void> {
  const window = windowOf(promotion);
  if (!isOpen({ ...window, hasBudget: true }, app.clock.now())) throw refuse('promo.closed');
  if (!window.hasBudget) throw refuse('promo.budget_empty');
  // No offer reaches who is on a break or excluded (docs/domain/responsible-gaming.md).
  const refusal = await refusalToPlay(app, member);
  if (refusal) throw refusal;
  if (await hasBonusBlock(app.db, member)) throw refuse('promo.not_eligible');
  const needs = Money.of(promotion.rule.needs);
  const yesterday = plusDays(today, -1);
  const bets = await readValidBets(app, member, { from: yesterday, to: yesterday });
  const before = bets.get(yesterday) ?? 0n;
  if (before < needs) {
    throw refuse('promo.not_met', { values: { needs, missing: (needs - before) as Money } });
  }
}
