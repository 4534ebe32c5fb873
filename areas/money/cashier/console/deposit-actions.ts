import type { Reply } from '@palaro/api';
import type { cashierConsoleApi } from '../console.api.ts';
import type { DepositState } from '../order-states.ts';

export type Deposit = Reply<typeof cashierConsoleApi.consoleDeposit>;
export type DepositAction = 'confirm' | 'reject' | 'return' | 'ask';

/** What an operator may do with a deposit at each state (docs/domain/payments.md §3, §8). */
const ACTIONS: Readonly<Partial<Record<DepositState, readonly DepositAction[]>>> = {
  Pending: ['ask'],
  Processing: ['confirm', 'ask', 'reject'],
  Review: ['confirm', 'ask', 'return', 'reject'],
  Expired: ['ask'],
  Failed: ['ask'],
  Cancelled: ['ask'],
};

/** A provider is asked only where one has the order; money is returned only once some came. */
export const actionsFor = ({ state, providerId, received }: Deposit['order']) =>
  (ACTIONS[state] ?? []).filter((action) => {
    if (action === 'ask') return providerId !== null;
    return action !== 'return' || received !== null;
  });

export const ACTION_KEYS: Readonly<Record<DepositAction, string>> = {
  confirm: 'a',
  reject: 'r',
  return: 'b',
  ask: 'p',
};

export const isDangerous = (action: DepositAction) => action === 'reject' || action === 'return';
