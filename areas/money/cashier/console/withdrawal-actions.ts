import type { Reply } from '@palaro/api';
import type { cashierConsoleApi } from '../console.api.ts';
import type { WithdrawalState } from '../order-states.ts';

export type Withdrawal = Reply<typeof cashierConsoleApi.consoleWithdrawal>;
export type WithdrawalAction = 'approve' | 'reject' | 'hold' | 'split' | 'resend' | 'hand';

/**
 * Actions that each state of a withdrawal allows (docs/domain/payments.md §4, §8). Nothing
 * while it is on its way or unknown: it could be paid twice.
 */
const ACTIONS: Readonly<Partial<Record<WithdrawalState, readonly WithdrawalAction[]>>> = {
  Review: ['approve', 'split', 'reject'],
  Approved: ['hold', 'split', 'hand', 'reject'],
  Failed: ['resend', 'hand', 'reject'],
};

/** Actions by which money would leave. */
const PAYS: readonly WithdrawalAction[] = ['approve', 'resend', 'hand'];

/**
 * Actions for a withdrawal now. Once one of two has approved, the other decides on the change;
 * while payouts are barred none pays.
 */
export function actionsFor({ order, asked, person }: Withdrawal): readonly WithdrawalAction[] {
  const actions = ACTIONS[order.state] ?? [];
  if (asked !== null) return actions.filter((action) => action === 'reject');
  return person.bars.length > 0 ? actions.filter((action) => !PAYS.includes(action)) : actions;
}

export const ACTION_KEYS: Readonly<Record<WithdrawalAction, string>> = {
  approve: 'a',
  reject: 'r',
  hold: 'h',
  split: 's',
  resend: 'e',
  hand: 'b',
};

export const isDangerous = (action: WithdrawalAction) => action === 'reject';

/** Score of a reason that stops alone: the name is not verified, or turnover is missing. */
const STOP_FROM = 100;

/** Suggestion of the rules, in one line. */
export function suggestionOf({ order: { state, score, needs }, asked, person }: Withdrawal) {
  if (person.bars.length > 0) return 'cashier-console.suggest.barred';
  if (state === 'Failed') return 'cashier-console.suggest.failed';
  if (state !== 'Review') return 'cashier-console.suggest.unknown';
  if (asked) return 'cashier-console.suggest.second';
  if (score >= STOP_FROM) return 'cashier-console.suggest.stop';
  return needs === 'two' ? 'cashier-console.suggest.two' : 'cashier-console.suggest.one';
}
