import { expect, it } from 'vitest';
import {
  DEPOSIT_STATES,
  DEPOSIT_TRANSITIONS,
  depositStatesOf,
  WITHDRAWAL_STATES,
  WITHDRAWAL_TRANSITIONS,
  withdrawalStatesOf,
} from './order-states.ts';

it('MONEY-03 every order is in one of a record’s filters: open, paid, or ended', () => {
  const deposits = [...depositStatesOf('open'), 'Paid', ...depositStatesOf('ended')];
  expect(deposits.toSorted()).toEqual(DEPOSIT_STATES.toSorted());
  const withdrawals = [...withdrawalStatesOf('open'), 'Paid', ...withdrawalStatesOf('ended')];
  expect(withdrawals.toSorted()).toEqual(WITHDRAWAL_STATES.toSorted());
});

/** States that an order comes to from its first one, itself included. */
function reachableFrom<State extends string>(
  first: State,
  table: Readonly<Record<State, readonly State[]>>,
): State[] {
  const reached = new Set([first]);
  // A set visits what is added to it meanwhile.
  for (const state of reached) for (const next of table[state]) reached.add(next);
  return [...reached].toSorted();
}

it('brings an order to every state from its first one', () => {
  expect(reachableFrom('Created', DEPOSIT_TRANSITIONS)).toEqual(DEPOSIT_STATES.toSorted());
  expect(reachableFrom('Requested', WITHDRAWAL_TRANSITIONS)).toEqual(WITHDRAWAL_STATES.toSorted());
});
