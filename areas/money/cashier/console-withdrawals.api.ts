import {
  bool,
  day,
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
  reasonText,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import { WITHDRAWAL_REJECTIONS } from './rejections.ts';
import { DEPOSIT_STATES, PAYOUT_BARS, WITHDRAWAL_STATES } from './order-states.ts';

const filters = {
  state: optional(oneOf(WITHDRAWAL_STATES)),
  /**
   * `waiting`: what waits for this operator: Review, Failed, and what has been unknown for two
   * hours. `aside`: what waits until what bars the payout is lifted.
   */
  queue: optional(oneOf(['waiting', 'aside'])),
  member: optional(memberId()),
  reference: optional(text({ max: 64 })),
  from: optional(day()),
  until: optional(day()),
};

const row = object({
  id: uuid(),
  reference: text(),
  member: text(),
  account: text(),
  card: text(),
  kind: oneOf(['BANK', 'WALLET']),
  amount: money(),
  fee: money(),
  state: oneOf(WITHDRAWAL_STATES),
  score: int({ min: 0, max: 100 }),
  marks: list(text()),
  needs: oneOf(['auto', 'one', 'two']),
  approvedBy: list(text()),
  createdAt: instant(),
  paidAt: nullable(instant()),
  version: int(),
});
export type WithdrawalRow = Static<typeof row>;

const seen = { member: memberId(), order: uuid(), version: int({ min: 1 }) };

const movement = { at: instant(), what: text(), amount: money() };

/** State of the person, beside the amount. */
const person = object({
  /** Bars that stop every payout of his now. */
  bars: list(oneOf(PAYOUT_BARS)),
  account: oneOf(['active', 'disabled', 'closed']),
  frozenUntil: nullable(instant()),
  /** Until then he can ask for no withdrawal: a password or a number was changed. */
  heldUntil: nullable(instant()),
  blocks: list(
    object({ kind: oneOf(['payout', 'bonus']), reason: text(), by: text(), at: instant() }),
  ),
  /** The latest three, newest first. */
  notes: list(object({ text: text(), by: text(), at: instant() })),
  /** Breaks and exclusions that hold now; `until` null: without an end. */
  exclusions: list(
    object({ kind: oneOf(['time_out', 'self', 'family', 'licensee']), until: nullable(instant()) }),
  ),
  limits: list(
    object({
      kind: oneOf(['deposit', 'stake', 'wager', 'loss']),
      period: oneOf(['bet', 'day', 'week', 'month']),
      /** Empty: the member's own. */
      imposedBy: text(),
      amount: money(),
    }),
  ),
});

/** Screen 7 of docs/domain/operator-console.md: withdrawals and their decision . */
export const withdrawalsConsoleApi = {
  consoleWithdrawals: defineConsoleCall({
    permission: 'withdrawal.view',
    method: 'GET',
    path: '/console/api/withdrawals',
    summary: 'Withdrawals; those that wait, oldest first, else newest first',
    query: object({ ...filters, pageNum: optional(int({ min: 1, max: 1_000 })) }),
    reply: page('list', row),
  }),
  exportWithdrawals: defineConsoleCall({
    permission: 'withdrawal.view',
    records: 'withdrawal.export',
    repeatable: true,
    method: 'POST',
    path: '/console/api/withdrawals/export',
    summary: 'Withdrawals as a file; at most 50,000',
    perMinute: 10,
    csv: true,
    body: object(filters),
    reply: text(),
    errors: ['console.too_many_rows'],
  }),
  consoleWithdrawal: defineConsoleCall({
    permission: 'withdrawal.view',
    method: 'GET',
    path: '/console/api/withdrawals/{member}/{order}',
    summary: 'All that is needed to decide on one withdrawal',
    params: object({ member: memberId(), order: uuid() }),
    reply: object({
      order: row,
      reason: nullable(text()),
      /** Who has approved it first, where a second person must still agree. */
      asked: nullable(object({ change: uuid(), by: text(), at: instant() })),
      /** Each reason of the score with its points (docs/domain/operator-console.md §5). */
      reasons: list(object({ mark: text(), points: int() })),
      person,
      kycLevel: int(),
      registeredAt: instant(),
      firstWithdrawal: bool(),
      cardAddedAt: instant(),
      cardState: oneOf(['active', 'review']),
      turnover: object({ required: money(), done: money() }),
      deposits: object({ count: int(), sum: money() }),
      withdrawals: object({ count: int(), sum: money() }),
      lastDeposits: list(object({ ...movement, state: oneOf(DEPOSIT_STATES) })),
      lastBets: list(object(movement)),
      attempts: list(
        object({
          part: int(),
          attempt: int(),
          key: text(),
          provider: text(),
          amount: money(),
          state: text(),
          reason: nullable(text()),
          channelReference: nullable(text()),
          sentAt: nullable(instant()),
        }),
      ),
      steps: list(object({ state: text(), reason: nullable(text()), by: text(), at: instant() })),
    }),
  }),
  approveWithdrawal: defineConsoleCall({
    permission: 'withdrawal.decide',
    records: 'withdrawal.approve',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/withdrawals/approve',
    summary: 'Agrees; above one’s own limit or a score of 60 a second person must agree too',
    body: object({ ...seen, reason: optional(reasonText()) }),
    /** `changeId`: a second person must still agree. */
    reply: doneOrWaiting(),
    errors: ['order_state', 'payout.barred', 'console.second_person'],
  }),
  rejectWithdrawal: defineConsoleCall({
    permission: 'withdrawal.decide',
    records: 'withdrawal.reject',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/withdrawals/reject',
    summary: 'Refuses; the money is back in the same commit',
    /** `tell`: what the member reads; `reason`: what operators read. */
    body: object({ ...seen, tell: oneOf(WITHDRAWAL_REJECTIONS), reason: reasonText() }),
    reply: object({}),
    errors: ['order_state'],
  }),
  holdWithdrawal: defineConsoleCall({
    permission: 'withdrawal.decide',
    records: 'withdrawal.hold',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/withdrawals/hold',
    summary: 'Takes an approved withdrawal that was not sent back to review',
    body: object({ ...seen, reason: reasonText() }),
    reply: object({}),
    errors: ['order_state'],
  }),
  splitPayout: defineConsoleCall({
    permission: 'withdrawal.decide',
    records: 'withdrawal.split',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/withdrawals/split',
    summary: 'Pays an approved withdrawal in parts of at most this amount',
    body: object({ ...seen, most: money() }),
    reply: object({}),
    errors: ['order_state', 'payout.split'],
  }),
  resendPayout: defineConsoleCall({
    permission: 'withdrawal.decide',
    records: 'withdrawal.resend',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/withdrawals/resend',
    summary: 'Tries a payout again that surely failed, under a new key',
    body: object({ ...seen, reason: reasonText() }),
    reply: object({}),
    errors: ['order_state', 'payout.barred'],
  }),
  payByHand: defineConsoleCall({
    permission: 'withdrawal.decide',
    records: 'withdrawal.pay-by-hand',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/withdrawals/by-hand',
    summary: 'It was paid from our bank by hand, with the bank’s reference; always two people',
    body: object({
      ...seen,
      /** The house's bank account that paid. */
      account: uuid(),
      reference: text({ min: 4, max: 60 }),
      reason: reasonText(),
    }),
    reply: doneOrWaiting(),
    errors: ['order_state', 'payout.barred'],
  }),
};
