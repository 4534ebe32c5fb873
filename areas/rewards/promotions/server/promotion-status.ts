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

/** Where a member stands with it; what is left out does not hold. */
export interface OwnStanding {
  /** The award that was last issued to him and is not taken back. */
  award?: { state: 'Issued' | 'Claimed' | 'Expired'; expiresAt: Date };
  /** His application is under review, or was turned down. */
  application?: 'Applying' | 'Rejected';
  /** He takes part, and what he must do is not done. */
  joined?: boolean;
  /** He signed in today. */
  signed?: boolean;
  /** He took what he can take now. */
  claimed?: boolean;
  /** It is not for him, or not any more. */
  ineligible?: boolean;
}

/** Tells whether it may be taken: its start is inside, its end is not. */
export const isOpen = ({ state, startsAt, endsAt, hasBudget }: PromotionWindow, now: Date) =>
  state === 'Running' && hasBudget && startsAt <= now && (endsAt === null || now < endsAt);

/**
 * The member's status (docs/domain/promotions.md §3), from rows and the clock and never stored.
 * After the end an award that was issued before it can be claimed until it runs out, and an
 * application is still decided; all else is closed.
 */
export function statusOf(
  promotion: PromotionWindow,
  { award, application, joined, signed, claimed, ineligible }: OwnStanding,
  now: Date,
): PromotionStatus {
  if (award?.state === 'Issued' && now < award.expiresAt) return 'Issued';
  if (application === 'Applying') return 'Applying';
  const over = promotion.endsAt !== null && promotion.endsAt <= now;
  if (joined && !over) return 'Joined';
  if (signed && !over) return 'signed';
  if (claimed || award?.state === 'Claimed') return 'Claimed';
  if (application === 'Rejected' && !over) return 'Rejected';
  if (ineligible) return 'Close';
  if (isOpen(promotion, now)) return 'Process';
  return promotion.state === 'Running' && now < promotion.startsAt ? 'coming' : 'Close';
}
