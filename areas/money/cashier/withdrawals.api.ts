import { CARD_REVIEWS } from '@palaro/bank-cards/api';
import { STEP_UP_REFUSALS } from '@palaro/step-up/api';
import {
  bool,
  day,
  defineEndpoint,
  defineTopic,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  positiveMoney,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import { WITHDRAWAL_FILTERS, WITHDRAWAL_STATES } from './order-states.ts';

const calls = { access: 'member', moduleId: null } as const;

/** How a transfer reaches the account: InstaPay at once, PESONet on banking days. */
export const PAYOUT_RAILS = ['instapay', 'pesonet'] as const;
export type PayoutRail = (typeof PAYOUT_RAILS)[number];

/** `planned`: not handed to a provider yet. */
export const PART_STATES = ['planned', 'sent', 'paid', 'failed', 'returned'] as const;

const withdrawalOrder = object({
  id: uuid(),
  reference: text(),
  /** `GCash ••••1234`. */
  card: text(),
  kind: oneOf(['bank', 'wallet']),
  amount: money(),
  fee: money(),
  state: oneOf(WITHDRAWAL_STATES),
  stateText: text(),
  reason: nullable(text()),
  createdAt: instant(),
  expectedAt: nullable(instant()),
  paidAt: nullable(instant()),
  /** The bank's number of the transfer. */
  channelReference: nullable(text()),
  canCancel: bool(),
  steps: list(object({ state: text(), at: instant() })),
  /** How it is sent; null where it never was, or not by a provider. */
  rail: nullable(oneOf(PAYOUT_RAILS)),
  /** Its parts, as sent or as they will be; empty where there is no rail. */
  parts: list(object({ amount: money(), state: oneOf(PART_STATES) })),
});
export type WithdrawalOrder = Static<typeof withdrawalOrder>;

/**
 * Why not everything may leave now. `turnover`: must still be bet; `amount` is what is missing.
 */
export const WITHDRAW_BARS = [
  ...(['switched_off', 'kyc', 'kyc_review', 'payment_password', 'card'] as const),
  ...([
    'card_review',
    'card_wait',
    'hold',
    'debt',
    'open',
    'turnover',
    'day_count',
    'day_sum',
    'minimum',
  ] as const),
] as const;
export type WithdrawBar = (typeof WITHDRAW_BARS)[number];

/** Steps to the first payout, in the order in which most members take them. */
export const PAYOUT_STEPS = [
  'mobile',
  'person',
  'identity',
  'payment_password',
  'account',
  'deposit',
  'turnover',
] as const;
export type PayoutStep = (typeof PAYOUT_STEPS)[number];
/** `waits`: nothing is left to do for the member, but it is not done yet. */
export const STEP_STATES = ['done', 'waits', 'open'] as const;

const withdrawable = object({
  /** The card that this is about; null where the member has none. */
  card: nullable(uuid()),
  /** What a request may ask for now; the call never refuses what this shows. */
  amount: money(),
  balance: money(),
  held: money(),
  /** Least and most of one request by the usable cards; null without one. */
  min: nullable(money()),
  max: nullable(money()),
  /** What the member bears beyond the free ones: `fixed` and, of the amount, `rate` of 10,000. */
  fee: object({ freeLeft: int(), fixed: money(), rate: int() }),
  countLeft: int(),
  sumLeft: money(),
  /** The withdrawal that is still on its way, if there is one. */
  openOrder: nullable(uuid()),
  /** What stops a withdrawal, each with what helps; empty: nothing does. */
  bars: list(
    object({
      bar: oneOf(WITHDRAW_BARS),
      amount: nullable(money()),
      until: nullable(instant()),
      /** `GCash ••••1234`, of a bar that is about an account. */
      account: nullable(text()),
      /** Why that account is checked. */
      reason: nullable(oneOf(CARD_REVIEWS)),
    }),
  ),
  /** The steps to the first payout; null once the member has asked for one. */
  way: nullable(list(object({ step: oneOf(PAYOUT_STEPS), state: oneOf(STEP_STATES) }))),
  turnover: object({
    missing: money(),
    items: list(
      object({
        id: text(),
        /** `deposit`, `award` …, and its name in the caller's language. */
        cause: text(),
        causeId: text(),
        causeText: text(),
        required: money(),
        done: money(),
        openedAt: instant(),
      }),
    ),
  }),
});
export type Withdrawable = Static<typeof withdrawable>;

const payoutPlan = object({
  rail: oneOf(PAYOUT_RAILS),
  parts: list(money()),
  /** When all of it has arrived at the latest: approved at once, or after a person's check. */
  approvedNow: instant(),
  afterCheck: instant(),
});
export type PayoutPlan = Static<typeof payoutPlan>;

export const withdrawalsApi = {
  withdrawable: defineEndpoint({
    ...calls,
    method: 'GET',
    path: '/api/v1/withdrawals/withdrawable',
    summary: 'How much may leave now to a card, else to the main one, and what stops the rest',
    query: object({ card: optional(uuid()) }),
    reply: withdrawable,
  }),
  payoutPlan: defineEndpoint({
    ...calls,
    method: 'GET',
    path: '/api/v1/withdrawals/plan',
    summary: 'By which rail and in which parts an amount would go to a card, and until when',
    query: object({ card: uuid(), amount: positiveMoney() }),
    reply: payoutPlan,
    errors: ['card_unknown'],
  }),
  withdraw: defineEndpoint({
    ...calls,
    switch: 'WITHDRAW',
    method: 'POST',
    path: '/wps/transaction/withdraw',
    summary: 'Asks for a payout to one of the member’s cards; the money is held at once (MONEY-02)',
    encrypted: true,
    device: true,
    provesMember: true,
    perMinute: 20,
    money: { keyedBy: 'Idempotency-Key' },
    body: object({
      cardId: uuid(),
      amount: positiveMoney(),
      paymentPassword: text({ max: 64 }),
    }),
    reply: withdrawalOrder,
    errors: [
      ...STEP_UP_REFUSALS,
      'payment_password_missing',
      ...(['withdraw_closed', 'kyc.required', 'card_unknown', 'card_not_usable_yet'] as const),
      ...(['card_in_review', 'amount_min', 'amount_max', 'amount_step'] as const),
      ...(['amount_precision', 'withdraw_day_count', 'withdraw_day_sum'] as const),
      ...(['withdraw_hold', 'debt_open', 'withdraw_open', 'turnover_not_met'] as const),
      'wallet.insufficient',
    ],
  }),
  withdrawalReport: defineEndpoint({
    ...calls,
    switch: 'WITHREC3',
    method: 'GET',
    path: '/wps/relay/MCS2_WithdrawTransactionReport',
    summary: 'The member’s withdrawals, newest first, with totals over the whole filter',
    query: object({
      startDate: optional(day()),
      endDate: optional(day()),
      /** A state, or `open` or `ended` for all such states. */
      state: optional(oneOf(WITHDRAWAL_FILTERS)),
      pageNo: optional(int({ min: 1, max: 1_000 })),
    }),
    reply: object({
      list: list(withdrawalOrder),
      totals: object({ count: int(), amount: money(), paid: money() }),
      pageNum: int(),
      totalPages: int(),
      total: int(),
    }),
  }),
  withdrawalOrder: defineEndpoint({
    ...calls,
    method: 'GET',
    path: '/api/v1/withdrawals/{id}',
    summary: 'One withdrawal of the member',
    params: object({ id: uuid() }),
    reply: withdrawalOrder,
  }),
  cancelWithdrawal: defineEndpoint({
    ...calls,
    method: 'POST',
    path: '/api/v1/withdrawals/{id}/cancel',
    summary: 'Calls off a withdrawal that was not sent yet; the money is back at once',
    params: object({ id: uuid() }),
    reply: withdrawalOrder,
    errors: ['order_state'],
  }),
};

/** What members may pay in with has changed; open deposit pages read it again. */
export const methodsChanged = defineTopic('payment-methods', 'everyone', object({}));

/** An order of the member went on; open screens read it again. */
export const paymentsTopic = defineTopic(
  'payments',
  'member',
  object({
    kind: oneOf(['deposit', 'withdrawal']),
    id: uuid(),
    state: text(),
    at: instant(),
  }),
);
