import { hasBonusBlock, refusalToPlay } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { kindOf } from './promotion-kind.ts';
import { isOpen } from './promotion-status.ts';
import { windowOf } from './promotion-view.ts';
import type { PromotionRecord } from './promotion-record.ts';
import { admits, type ForSegment } from './segment-gate.ts';

/** Refuses `promo.closed` outside the promotion's window, `promo.budget_empty` at its end. */
export function requireOpen(app: App, promotion: PromotionRecord): void {
  const window = windowOf(promotion, kindOf(app, promotion.kind));
  if (!isOpen({ ...window, hasBudget: true }, app.clock.now())) throw refuse('promo.closed');
  if (!window.hasBudget) throw refuse('promo.budget_empty');
}

/** Tells whether a promotion can be taken now; `requireOpen` says why it cannot. */
export const isOpenNow = (app: App, promotion: PromotionRecord): boolean =>
  isOpen(windowOf(promotion, kindOf(app, promotion.kind)), app.clock.now());

/**
 * Tells whether offers may reach a member, and this promotion if one is named; `requireOffers` says
 * why they may not.
 */
export const offersReach = async (
  app: App,
  member: MemberId,
  promotion?: ForSegment,
): Promise<boolean> =>
  !(await refusalToPlay(app, member)) &&
  !(await hasBonusBlock(app.db, member)) &&
  (promotion === undefined || (await admits(app, promotion, member)));

/**
 * Refuses a member whom no offer may reach: on a break or excluded as play does
 * (docs/domain/responsible-gaming.md), under a bonus block or outside of the promotion's segment
 * with `promo.not_eligible`.
 */
export async function requireOffers(
  app: App,
  member: MemberId,
  promotion: ForSegment,
): Promise<void> {
  const refusal = await refusalToPlay(app, member);
  if (refusal) throw refusal;
  const isBarred = await hasBonusBlock(app.db, member);
  if (isBarred || !(await admits(app, promotion, member))) throw refuse('promo.not_eligible');
}
