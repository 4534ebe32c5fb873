/** States of a promotion's definition. */
export const PROMOTION_STATES = ['Draft', 'Running', 'Paused', 'Ended'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** Moves of an operator with a promotion that is made. */
export const PROMOTION_MOVES = ['publish', 'pause', 'end'] as const;
export type PromotionMove = (typeof PROMOTION_MOVES)[number];

/** The moves that a state allows, and where they lead. An ended promotion stays ended. */
export const PROMOTION_TRANSITIONS: Record<
  PromotionState,
  Partial<Record<PromotionMove, PromotionState>>
> = {
  Draft: { publish: 'Running', end: 'Ended' },
  Running: { pause: 'Paused', end: 'Ended' },
  Paused: { publish: 'Running', end: 'Ended' },
  Ended: {},
};
