import type { Reply } from '@palaro/api';
import type { cashierConsoleApi } from '../console.api.ts';
import type { WithdrawalState } from '../order-states.ts';

export type Withdrawal = Reply<typeof cashierConsoleApi.consoleWithdrawal>;
export type WithdrawalAction = 'approve' | 'reject' | 'hold' | 'split' | 'resend' | 'hand';

/**
 * What an operator may do with a withdrawal at each state (docs/domain/payments.md §4, §8). Nothing
 * while it is on its way or unknown: it could be paid twice.
 */
const OFFERED: Readonly<Partial<Record<WithdrawalState, readonly WithdrawalAction[]>>> = {
  Review: ['approve', 'split', 'reject'],
  Approved: ['hold', 'split', 'hand', 'reject'],
  Failed: ['resend', 'hand', 'reject'],
};

/** What may be done with it now; once one of two has approved, the other decides on the change. */
export const offeredFor = ({ order, asked }: Withdrawal) =>
  (OFFERED[order.state] ?? []).filter((action) => action !== 'approve' || asked === null);

export const ACTION_KEYS: Readonly<Record<WithdrawalAction, string>> = {
  approve: 'a',
  reject: 'r',
  hold: 'h',
  split: 's',
  resend: 'e',
  hand: 'b',
};

export const isDanger = (action: WithdrawalAction) => action === 'reject';

/** A reason that alone has 100 points: the name is not verified, or something must still be bet. */
const STOP_FROM = 100;

/** What the rules would do, in one line. */
export function suggestionOf({ order: { state, score, needs }, asked }: Withdrawal) {
  if (state === 'Failed') return 'cashier-console.suggest.failed';
  if (state !== 'Review') return 'cashier-console.suggest.unknown';
  if (asked) return 'cashier-console.suggest.second';
  if (score >= STOP_FROM) return 'cashier-console.suggest.stop';
  return needs === 'two' ? 'cashier-console.suggest.two' : 'cashier-console.suggest.one';
}
