/**
 * In what files of providers and banks can differ from what we booked
 * (docs/domain/payments.md §9).
 */
export const DIFFERENCE_KINDS = [
  'amount',
  'fee',
  'net',
  'currency',
  'changed',
  'missing_here',
  'missing_there',
  'balance',
  'closing',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/**
 * `Matched`: an operator named the order, and it agrees. `Accepted`: two people took it as it is.
 * `Settled`: a later file or statement brought what was missing.
 */
export const DIFFERENCE_STATES = ['Open', 'Matched', 'Accepted', 'Settled'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];
