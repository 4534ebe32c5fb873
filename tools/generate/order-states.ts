import {
  DEPOSIT_TRANSITIONS,
  OPEN_DEPOSITS,
  OPEN_WITHDRAWALS,
  WITHDRAWAL_TRANSITIONS,
} from '../../areas/money/cashier/order-states.ts';
import {
  OPEN_RETURN_PARTS,
  RETURN_PART_TRANSITIONS,
  RETURN_TRANSITIONS,
} from '../../areas/money/cashier/return-states.ts';
import { page, table } from './markdown.ts';

const tableOf = (
  transitions: Readonly<Record<string, readonly string[]>>,
  open: readonly string[],
) =>
  table(
    ['state', 'open', 'may go to'],
    Object.entries(transitions).map(([state, next]) => [
      state,
      open.includes(state) ? 'yes' : 'no',
      next.join(', ') || '–',
    ]),
  );

/** States of orders and the moves that they allow. */
export const orderStates = (): string =>
  page(
    'States of orders',
    '`areas/money/cashier/order-states.ts`, `areas/money/cashier/return-states.ts`',
    `## Deposit orders\n\n${tableOf(DEPOSIT_TRANSITIONS, OPEN_DEPOSITS)}\n` +
      `## Withdrawal orders\n\n${tableOf(WITHDRAWAL_TRANSITIONS, OPEN_WITHDRAWALS)}\n` +
      `## Returned balances\n\n${tableOf(RETURN_TRANSITIONS, ['Open'])}\n` +
      `## Parts of a returned balance\n\n${tableOf(RETURN_PART_TRANSITIONS, OPEN_RETURN_PARTS)}`,
  );
