import {
  defineConsoleCall,
  doneOrWaiting,
  instant,
  int,
  list,
  memberId,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  positiveMoney,
  reasonText,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import {
  RETURN_PART_STATES,
  RETURN_REASONS,
  RETURN_STATES,
  RETURN_WAITS,
} from './return-states.ts';

const returnRow = object({
  id: uuid(),
  member: text(),
  account: text(),
  reason: oneOf(RETURN_REASONS),
  state: oneOf(RETURN_STATES),
  /** All that the member has here, held money and vendors' wallets too. */
  balance: money(),
  /** The part of his cash that goes back now. */
  payable: money(),
  /** The part of his cash that is void, as he is under age. */
  winnings: money(),
  waits: nullable(oneOf(RETURN_WAITS)),
  orderedAt: instant(),
  dueAt: instant(),
  endedAt: nullable(instant()),
  parts: list(
    object({
      no: int(),
      amount: money(),
      state: oneOf(RETURN_PART_STATES),
      /** Null: it was paid from our bank by hand. */
      provider: nullable(text()),
      reference: text(),
      by: text(),
      at: instant(),
    }),
  ),
});
export type ReturnRow = Static<typeof returnRow>;

/** Balances of refused persons, on their way back (docs/domain/accounts.md §9). */
export const returnsConsoleApi = {
  returns: defineConsoleCall({
    permission: 'withdrawal.view',
    method: 'GET',
    path: '/console/api/returns',
    summary: 'Balances of refused persons that go back, those that are due first',
    query: object({
      state: optional(oneOf(RETURN_STATES)),
      pageNum: optional(int({ min: 1, max: 1_000 })),
    }),
    reply: page('list', returnRow),
  }),
  payReturn: defineConsoleCall({
    permission: 'withdrawal.decide',
    records: 'return.pay',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/returns/pay',
    summary: 'What no provider can send back was paid from our bank by hand; always two people',
    body: object({
      member: memberId(),
      id: uuid(),
      amount: positiveMoney(),
      /** The house's bank account that paid. */
      account: uuid(),
      reference: text({ min: 4, max: 60 }),
      /** The name that it was paid to. */
      payee: text({ min: 2, max: 80 }),
      reason: reasonText(),
    }),
    reply: doneOrWaiting(),
    errors: ['order_state', 'return_waits', 'wallet.insufficient'],
  }),
  settleReturnPart: defineConsoleCall({
    permission: 'withdrawal.decide',
    records: 'return.settle',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/returns/settle',
    summary: 'Says of a part in doubt whether its provider sent it; always two people',
    body: object({
      member: memberId(),
      id: uuid(),
      no: int({ min: 1, max: 32_767 }),
      state: oneOf(['Sent', 'Failed']),
      reason: reasonText(),
    }),
    reply: doneOrWaiting(),
    errors: ['order_state'],
  }),
};
