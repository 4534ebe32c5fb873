import { expect, it } from 'vitest';
import {
  DEPOSIT_STATES,
  depositStatesOf,
  WITHDRAWAL_STATES,
  withdrawalStatesOf,
} from './order-states.ts';

it('MONEY-03 every order is in one of a record’s filters: open, paid, or ended', () => {
  const deposits = [...depositStatesOf('open'), 'Paid', ...depositStatesOf('ended')];
  expect(deposits.toSorted()).toEqual(DEPOSIT_STATES.toSorted());
  const withdrawals = [...withdrawalStatesOf('open'), 'Paid', ...withdrawalStatesOf('ended')];
  expect(withdrawals.toSorted()).toEqual(WITHDRAWAL_STATES.toSorted());
});
