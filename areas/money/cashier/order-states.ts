// States of orders and the moves between them, as data (docs/domain/payments.md §3, §4). Server,
// screens, tests and docs/generated/order-states.md read the same tables.

export const DEPOSIT_STATES = [
  'Created',
  'Pending',
  'Processing',
  'Review',
  'Paid',
  'Expired',
  'Failed',
  'Cancelled',
  'Rejected',
  'Returned',
  'Reversed',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/**
 * Moves that a deposit may make. `Paid` from `Expired`, `Failed` and `Cancelled` is late money: it
 * always wins. From `Rejected` only an operator adds it.
 */
export const DEPOSIT_TRANSITIONS: Readonly<Record<DepositState, readonly DepositState[]>> = {
  Created: ['Pending', 'Paid', 'Review', 'Expired', 'Failed', 'Cancelled'],
  Pending: ['Paid', 'Review', 'Processing', 'Expired', 'Failed', 'Cancelled'],
  Processing: ['Paid', 'Review', 'Failed', 'Rejected'],
  Review: ['Paid', 'Returned', 'Rejected'],
  Paid: ['Reversed'],
  Expired: ['Paid', 'Review'],
  Failed: ['Paid', 'Review'],
  Cancelled: ['Paid', 'Review'],
  Rejected: ['Paid', 'Review'],
  Returned: [],
  Reversed: [],
};

/** Orders that still wait for money or for a person; they count against a member's limits. */
export const OPEN_DEPOSITS = ['Created', 'Pending', 'Processing', 'Review'] as const;
/** Orders whose money did not come, or did not stay. */
const ENDED_DEPOSITS = [
  'Expired',
  'Failed',
  'Cancelled',
  'Rejected',
  'Returned',
  'Reversed',
] as const;
export const isOpenDeposit = (state: DepositState) =>
  (OPEN_DEPOSITS as readonly DepositState[]).includes(state);
/** Cancelling is offered to the member while nobody has begun to check the order. */
export const mayCancelDeposit = (state: DepositState) => state === 'Created' || state === 'Pending';

export const WITHDRAWAL_STATES = [
  'Requested',
  'Review',
  'Approved',
  'Sent',
  'Unknown',
  'Paid',
  'Failed',
  'Rejected',
  'Cancelled',
  'Returned',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Moves that a withdrawal may make. */
export const WITHDRAWAL_TRANSITIONS: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> =
  {
    Requested: ['Review', 'Approved', 'Cancelled'],
    Review: ['Approved', 'Rejected', 'Cancelled'],
    Approved: ['Sent', 'Review', 'Rejected', 'Cancelled', 'Paid'],
    Sent: ['Paid', 'Failed', 'Unknown'],
    Unknown: ['Paid', 'Failed'],
    Paid: ['Returned'],
    Failed: ['Approved', 'Rejected', 'Paid'],
    Rejected: [],
    Cancelled: [],
    Returned: [],
  };

/** Orders whose money is held. */
export const OPEN_WITHDRAWALS = [
  'Requested',
  'Review',
  'Approved',
  'Sent',
  'Unknown',
  'Failed',
] as const;
/** Orders whose money is back. */
const ENDED_WITHDRAWALS = ['Rejected', 'Cancelled', 'Returned'] as const;
export const isOpenWithdrawal = (state: WithdrawalState) =>
  (OPEN_WITHDRAWALS as readonly WithdrawalState[]).includes(state);
/** Cancelling is offered until the payout worker takes the order. */
export const mayCancelWithdrawal = (state: WithdrawalState) =>
  state === 'Requested' || state === 'Review' || state === 'Approved';

/** Filters of a record: one state, or all that are open or that ended unpaid. */
const GROUPS = ['open', 'ended'] as const;
type Group = (typeof GROUPS)[number];
export const DEPOSIT_FILTERS = [...DEPOSIT_STATES, ...GROUPS] as const;
export const WITHDRAWAL_FILTERS = [...WITHDRAWAL_STATES, ...GROUPS] as const;

const DEPOSIT_GROUPS = { open: OPEN_DEPOSITS, ended: ENDED_DEPOSITS };
const WITHDRAWAL_GROUPS = { open: OPEN_WITHDRAWALS, ended: ENDED_WITHDRAWALS };

const isGroup = (filter: string): filter is Group => (GROUPS as readonly string[]).includes(filter);

export const depositStatesOf = (filter: DepositState | Group): readonly DepositState[] =>
  isGroup(filter) ? DEPOSIT_GROUPS[filter] : [filter];
export const withdrawalStatesOf = (filter: WithdrawalState | Group): readonly WithdrawalState[] =>
  isGroup(filter) ? WITHDRAWAL_GROUPS[filter] : [filter];

/** Bars that stop every payout of a member while they stand. */
export const PAYOUT_BARS = ['frozen', 'case', 'payout_block', 'deny_list'] as const;
