/**
 * Why a withdrawal was rejected, as its member is told. A suspicion is none of these: it is `other`
 * (docs/domain/payments.md §8, no tipping off).
 */
export const WITHDRAWAL_REJECTIONS = [
  'account_name',
  'account_unknown',
  'identity',
  'turnover',
  'requested',
  'other',
] as const;
export type WithdrawalRejection = (typeof WITHDRAWAL_REJECTIONS)[number];
