/** Causes of a sum: a stage of a friend, or a month's share of all friends. */
export const PAYMENT_STAGES = ['first', 'second', 'share'] as const;
export type PaymentStage = (typeof PAYMENT_STAGES)[number];

/** Where a sum that was earned stands. */
export const PAYMENT_STATES = ['Held', 'Issued', 'Refused'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why a sum that was earned is not paid; shown to operators alone. */
export const REFUSAL_REASONS = [
  'device',
  'card',
  'identity',
  'line',
  'month',
  'account',
  'deposit',
  'budget',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
