import {
  bool,
  day,
  defineConsoleCall,
  doneOrWaiting,
  instant,
  int,
  list,
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
import { DEPOSIT_STATES } from './order-states.ts';

const memberId = () => text({ max: 18, pattern: '^[1-9][0-9]{0,17}$' });
const filters = {
  state: optional(oneOf(DEPOSIT_STATES)),
  /** What waits for a person: Processing and Review. */
  queue: optional(oneOf(['waiting'])),
  method: optional(text({ max: 20 })),
  provider: optional(text({ max: 20 })),
  member: optional(memberId()),
  /** Our reference or the provider's id, whole. */
  reference: optional(text({ max: 64 })),
  from: optional(day()),
  until: optional(day()),
};

const row = object({
  id: uuid(),
  reference: text(),
  member: text(),
  account: text(),
  method: text(),
  provider: nullable(text()),
  providerId: nullable(text()),
  amount: money(),
  received: nullable(money()),
  credited: nullable(money()),
  state: oneOf(DEPOSIT_STATES),
  marks: list(text()),
  createdAt: instant(),
  paidAt: nullable(instant()),
  version: int(),
});
export type DepositRow = Static<typeof row>;

const unmatched = object({
  id: uuid(),
  provider: text(),
  providerId: text(),
  amount: money(),
  currency: text(),
  payerName: nullable(text()),
  channelReference: nullable(text()),
  at: instant(),
  state: oneOf(['Open', 'Matched', 'Returned']),
  /** Open orders that it may belong to, the likeliest first. */
  candidates: list(
    object({ member: text(), account: text(), order: row, score: int({ min: 0, max: 100 }) }),
  ),
});
export type UnmatchedMoney = Static<typeof unmatched>;

/** An order is named with its member: orders are kept by member. `version` is the state seen. */
const seen = { member: memberId(), order: uuid(), version: int({ min: 1 }) };

/** Screen 6 of docs/domain/operator-console.md: deposits, and money that belongs to none. */
export const depositsConsoleApi = {
  consoleDeposits: defineConsoleCall({
    permission: 'deposit.view',
    method: 'GET',
    path: '/console/api/deposits',
    summary: 'Deposit orders, newest first',
    query: object({ ...filters, pageNum: optional(int({ min: 1, max: 1_000 })) }),
    reply: page('list', row),
  }),
  exportDeposits: defineConsoleCall({
    permission: 'deposit.view',
    records: 'deposit.export',
    method: 'POST',
    path: '/console/api/deposits/export',
    summary: 'Deposit orders as a file; at most 50,000',
    perMinute: 10,
    csv: true,
    body: object(filters),
    reply: text(),
    errors: ['console.too_many_rows'],
  }),
  consoleDeposit: defineConsoleCall({
    permission: 'deposit.view',
    method: 'GET',
    path: '/console/api/deposits/{member}/{order}',
    summary: 'One order with its steps, events, and what speaks for and against it',
    params: object({ member: memberId(), order: uuid() }),
    reply: object({
      order: row,
      fee: money(),
      turnoverTimes: text(),
      /** How alike the payer's and the verified name are, 0–100; null where none was told. */
      nameScore: nullable(int()),
      payerBank: nullable(text()),
      payerReference: nullable(text()),
      hasSlip: bool(),
      /** Other orders with the same slip or slip reference. */
      sameSlip: list(object({ member: text(), order: uuid(), reference: text() })),
      reason: nullable(text()),
      expiresAt: instant(),
      steps: list(object({ state: text(), reason: nullable(text()), by: text(), at: instant() })),
      events: list(object({ id: text(), outcome: nullable(text()), at: instant() })),
      lately: list(row),
    }),
  }),
  depositPayer: defineConsoleCall({
    permission: 'deposit.decide',
    records: 'deposit.payer-view',
    method: 'POST',
    path: '/console/api/deposits/{member}/{order}/payer',
    summary: 'The payer’s name beside the verified one',
    params: object({ member: memberId(), order: uuid() }),
    body: object({ reason: reasonText() }),
    reply: object({ payerName: nullable(text()), verifiedName: nullable(text()) }),
  }),
  depositSlip: defineConsoleCall({
    permission: 'deposit.decide',
    records: 'deposit.slip-view',
    method: 'POST',
    path: '/console/api/deposits/{member}/{order}/slip',
    summary: 'The picture that proves the transfer, as a data address',
    params: object({ member: memberId(), order: uuid() }),
    body: object({ reason: reasonText() }),
    reply: object({ image: text({ max: 12_000_000 }) }),
  }),
  confirmDeposit: defineConsoleCall({
    permission: 'deposit.decide',
    records: 'deposit.confirm',
    method: 'POST',
    path: '/console/api/deposits/confirm',
    summary: 'The money came: adds what really came; two people above 50,000',
    body: object({ ...seen, received: positiveMoney(), reason: reasonText() }),
    reply: doneOrWaiting(),
    errors: ['order_state'],
  }),
  rejectDeposit: defineConsoleCall({
    permission: 'deposit.decide',
    records: 'deposit.reject',
    method: 'POST',
    path: '/console/api/deposits/reject',
    summary: 'No money came, or the proof is not one',
    body: object({ ...seen, reason: reasonText() }),
    reply: object({}),
    errors: ['order_state'],
  }),
  returnDeposit: defineConsoleCall({
    permission: 'deposit.decide',
    records: 'deposit.return',
    method: 'POST',
    path: '/console/api/deposits/return',
    summary: 'Sends the money back to where it came from; nothing is added',
    body: object({ ...seen, reason: reasonText() }),
    reply: object({}),
    errors: ['order_state', 'provider_unavailable'],
  }),
  askProvider: defineConsoleCall({
    permission: 'deposit.decide',
    records: 'deposit.ask',
    method: 'POST',
    path: '/console/api/deposits/ask',
    summary: 'Asks the provider now what became of the payment',
    body: object({ member: memberId(), order: uuid() }),
    reply: object({ state: oneOf(DEPOSIT_STATES) }),
    errors: ['provider_unavailable', 'order_state'],
  }),
  unmatchedMoney: defineConsoleCall({
    permission: 'deposit.view',
    method: 'GET',
    path: '/console/api/deposits/unmatched',
    summary: 'Money that belongs to no order, with the orders that it may belong to',
    query: object({
      state: optional(oneOf(['Open', 'Matched', 'Returned'])),
      pageNum: optional(int({ min: 1, max: 1_000 })),
    }),
    reply: page('list', unmatched),
  }),
  matchMoney: defineConsoleCall({
    permission: 'deposit.decide',
    records: 'deposit.match',
    method: 'POST',
    path: '/console/api/deposits/match',
    summary: 'Says which order unmatched money belongs to; always two people',
    body: object({ unmatched: uuid(), member: memberId(), order: uuid(), reason: reasonText() }),
    reply: doneOrWaiting(),
    errors: ['order_state'],
  }),
  returnMoney: defineConsoleCall({
    permission: 'deposit.decide',
    records: 'deposit.return-unmatched',
    method: 'POST',
    path: '/console/api/deposits/unmatched/return',
    summary: 'Sends unmatched money back to its payer; always two people',
    body: object({ unmatched: uuid(), reason: reasonText() }),
    reply: doneOrWaiting(),
    errors: ['order_state'],
  }),
};
