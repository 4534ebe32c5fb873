import type { PromotionStatus } from '../promotions.api.ts';
import type { PromotionState } from '../promotion-moves.ts';

/** A promotion as far as its status needs it. */
export interface PromotionWindow {
  state: PromotionState;
  startsAt: Date;
  endsAt: Date | null;
  /** The budget holds another award. */
  hasBudget: boolean;
}

/** Where a member stands with it. */
export interface OwnStanding {
  /** The award that was last issued to him and is not taken back. */
  award: { state: 'Issued' | 'Claimed' | 'Expired'; expiresAt: Date } | null;
  /** He signed in today. */
  signed: boolean;
}

/** Tells whether it may be taken: its start is inside, its end is not. */
export const isOpen = ({ state, startsAt, endsAt, hasBudget }: PromotionWindow, now: Date) =>
  state === 'Running' && hasBudget && startsAt <= now && (endsAt === null || now < endsAt);

/**
 * The member's status (docs/domain/promotions.md §3), from rows and the clock and never stored.
 * An award that was issued before the end can be claimed after it, until it runs out.
 */
export function statusOf(
  promotion: PromotionWindow,
  { award, signed }: OwnStanding,
  now: Date,
): PromotionStatus {
  if (award?.state === 'Issued' && now < award.expiresAt) return 'Issued';
  const over = promotion.endsAt !== null && promotion.endsAt <= now;
  if (signed && !over) return 'signed';
  if (isOpen(promotion, now)) return 'Process';
  if (award?.state === 'Claimed') return 'Claimed';
  return promotion.state === 'Running' && now < promotion.startsAt ? 'coming' : 'Close';
}
