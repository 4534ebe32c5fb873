import {
  bool,
  day,
  defineEndpoint,
  id,
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
import { SLIP_MAX_BYTES } from './cashier.limits.ts';
import { DEPOSIT_FILTERS, DEPOSIT_STATES } from './order-states.ts';

const calls = { access: 'member', moduleId: null } as const;
const deposits = { ...calls, switch: 'DEPOSIT' } as const;
const creates = {
  ...deposits,
  method: 'POST',
  device: true,
  perMinute: 30,
  money: { keyedBy: 'Idempotency-Key' },
} as const;

/** What every order of a deposit may be refused with. */
const ORDER_REFUSALS = [
  ...(['deposit_closed', 'amount_min', 'amount_max', 'amount_step'] as const),
  ...(['amount_precision', 'deposit_open_orders', 'deposit_day_count'] as const),
  ...(['promo_not_eligible', 'rg.limit_reached', 'support.needed'] as const),
  ...(['rg.time_out', 'rg.excluded', 'kyc.required', 'kyc.deposit_limit'] as const),
] as const;

const method = () => text({ min: 1, max: 20, pattern: '^[A-Z0-9_]+$' });

/** One of our own accounts, to which a member transfers by hand. */
const houseAccount = object({
  id: uuid(),
  bank: text(),
  holder: text(),
  number: text(),
  branch: nullable(text()),
  /** Address of a picture of a QR code. */
  qr: nullable(text()),
});
export type HouseAccount = Static<typeof houseAccount>;

const depositMethod = object({
  code: method(),
  /** In the caller's language. */
  name: text(),
  icon: text(),
  kind: oneOf(['manual', 'gateway', 'wallet']),
  min: money(),
  max: money(),
  step: money(),
  quickAmounts: list(money()),
  fee: object({ fixed: money(), rate: text(), payer: oneOf(['house', 'member']) }),
  note: text(),
  needsPayerName: bool(),
  expiryMinutes: int(),
  /** Minutes until the money usually arrives, as measured; 0: at once, null: too few came so. */
  arrivesMinutes: nullable(int()),
  /** Only of BANK_MANUAL: the one account for the next order. */
  banks: optional(list(houseAccount)),
});
export type DepositMethod = Static<typeof depositMethod>;

/** What the browser does to let the member pay; null where there is nothing to do. */
const action = nullable(
  object({
    kind: oneOf(['redirect', 'qr', 'transfer']),
    url: nullable(text({ max: 4_000 })),
    qrText: nullable(text({ max: 4_000 })),
    account: nullable(houseAccount),
  }),
);

const step = object({ state: text(), at: instant() });

const depositOrder = object({
  id: uuid(),
  reference: text(),
  method: method(),
  methodName: text(),
  icon: text(),
  kind: oneOf(['manual', 'gateway', 'wallet']),
  /** What to pay, unique centavos included. */
  amount: money(),
  /** What the member bears of it. */
  fee: money(),
  received: nullable(money()),
  credited: nullable(money()),
  state: oneOf(DEPOSIT_STATES),
  stateText: text(),
  /** Why it ended so, in the caller's language; neutral where the reason is nobody's business. */
  reason: nullable(text()),
  createdAt: instant(),
  expiresAt: instant(),
  paidAt: nullable(instant()),
  canCancel: bool(),
  /** BANK_MANUAL while Pending: the member may say that he has paid. */
  canSayPaid: bool(),
  canAddSlip: bool(),
  hasSlip: bool(),
  /** Of an open transfer by hand, minutes until it is usually credited; null: not known. */
  arrivesMinutes: nullable(int()),
  action,
  steps: list(step),
  /** The offer that it takes, with the promised bonus. */
  promotion: nullable(object({ title: text(), bonus: money() })),
  turnover: money(),
});
export type DepositOrder = Static<typeof depositOrder>;

const MANY = 200;

export const depositsApi = {
  depositMethods: defineEndpoint({
    ...deposits,
    method: 'GET',
    path: '/wps/relay/MCS2_depositBanksByVendor',
    summary: 'What this member may pay in with, and how much',
    query: object({ vendor: optional(id()) }),
    reply: object({
      vendors: list(object({ vendor: text(), methods: list(depositMethod) })),
      limits: object({
        /** What the member's own deposit limits still allow; null: none is set. */
        left: nullable(money()),
        resetsAt: nullable(instant()),
        /** Of the day's number of orders; null: no limit. */
        countLeft: nullable(int()),
      }),
      kyc: object({
        level: int(),
        /** What may be paid in before the identity is verified; null: no limit. */
        left: nullable(money()),
      }),
      /** Turnover of a deposit without a promotion, in times, `1.0000`. */
      turnoverTimes: text(),
      /** Name that the member pays under: the checked one, else as stated; null: none is known. */
      payerName: nullable(text()),
      openOrders: list(
        object({ id: uuid(), method: method(), amount: money(), state: oneOf(DEPOSIT_STATES) }),
      ),
    }),
  }),
  manualDeposit: defineEndpoint({
    ...creates,
    path: '/wps/relay/MCS2_depositManualTransfer',
    summary: 'Orders a deposit by a transfer to one of our accounts (MONEY-01)',
    body: object({
      bankId: uuid(),
      amount: positiveMoney(),
      payerName: text({ min: 1, max: 120 }),
      payerBank: optional(text({ max: 20 })),
      reference: optional(text({ max: 60 })),
      slip: optional(uuid()),
      promotionId: optional(id()),
    }),
    reply: depositOrder,
    errors: [...ORDER_REFUSALS, 'payer_name_required'],
  }),
  gatewayDeposit: defineEndpoint({
    ...creates,
    path: '/wps/relay/MCS2_depositPaymentGateway',
    summary: 'Orders a deposit by card, e-wallet or QR Ph (MONEY-01)',
    body: object({
      method: method(),
      channel: optional(id()),
      amount: positiveMoney(),
      promotionId: optional(id()),
      returnPath: optional(text({ max: MANY, pattern: '^/m/' })),
    }),
    reply: depositOrder,
    errors: [...ORDER_REFUSALS, 'provider_unavailable'],
  }),
  alipayDeposit: walletDeposit('/wps/relay/MCS2_DepositAlipay', 'Alipay'),
  wechatDeposit: walletDeposit('/wps/relay/MCS2_depositWechat', 'WeChat Pay'),
  qqDeposit: walletDeposit('/wps/relay/MCS2_DepositQQ', 'QQ Wallet'),
  depositReport: defineEndpoint({
    ...calls,
    switch: 'DEPRECM3',
    method: 'GET',
    path: '/wps/relay/MCS2_depositTransactioNReport',
    summary: 'The member’s deposit orders, newest first, with totals over the whole filter',
    query: object({
      /** Days in the site's zone, both included; at most 31, at most 93 back. Today if absent. */
      startDate: optional(day()),
      endDate: optional(day()),
      /** A state, or `open` or `ended` for all such states. */
      state: optional(oneOf(DEPOSIT_FILTERS)),
      method: optional(method()),
      pageNo: optional(int({ min: 1, max: 1_000 })),
    }),
    reply: object({
      list: list(depositOrder),
      totals: object({ count: int(), amount: money(), credited: money() }),
      pageNum: int(),
      totalPages: int(),
      total: int(),
    }),
  }),
  depositPromotions: defineEndpoint({
    ...deposits,
    method: 'GET',
    path: '/wps/relay/MCS2_depositPromoList',
    summary: 'Promotions that a deposit of this amount and method may take',
    query: object({ amount: optional(positiveMoney()), method: optional(method()) }),
    reply: object({
      list: list(
        object({
          id: id(),
          name: text(),
          bonus: money(),
          /** All that must be bet then, in money. */
          turnover: money(),
          endsAt: nullable(instant()),
        }),
      ),
    }),
  }),
  depositOrder: defineEndpoint({
    ...calls,
    method: 'GET',
    path: '/api/v1/deposits/{id}',
    summary: 'One deposit order of the member',
    params: object({ id: uuid() }),
    reply: depositOrder,
  }),
  cancelDeposit: defineEndpoint({
    ...calls,
    method: 'POST',
    path: '/api/v1/deposits/{id}/cancel',
    summary: 'Calls off a deposit that nobody has paid; money that comes later is still added',
    params: object({ id: uuid() }),
    reply: depositOrder,
    errors: ['order_state'],
  }),
  sayPaid: defineEndpoint({
    ...calls,
    method: 'POST',
    path: '/api/v1/deposits/{id}/paid',
    summary: 'Says that the transfer was made, so that an operator looks for it; proves nothing',
    params: object({ id: uuid() }),
    reply: depositOrder,
    errors: ['order_state'],
  }),
  uploadSlip: defineEndpoint({
    ...calls,
    method: 'POST',
    path: '/api/v1/deposits/slips',
    summary: 'Keeps a picture that proves a transfer; sealed, for operators only',
    upload: { maxBytes: SLIP_MAX_BYTES, tooLarge: 'slip_size' },
    creates: { keyedBy: 'Idempotency-Key' },
    perMinute: 10,
    reply: object({ id: uuid() }),
    errors: ['slip_type', 'slip_size'],
  }),
  addSlip: defineEndpoint({
    ...calls,
    method: 'POST',
    path: '/api/v1/deposits/{id}/slip',
    summary: 'Puts an uploaded slip to an open transfer by hand',
    params: object({ id: uuid() }),
    body: object({ slip: uuid() }),
    reply: depositOrder,
    errors: ['order_state'],
  }),
  ownSlip: defineEndpoint({
    ...calls,
    method: 'GET',
    path: '/api/v1/deposits/{id}/slip',
    summary: 'Picture that the member put to his transfer by hand',
    params: object({ id: uuid() }),
    /** As a data address. */
    reply: object({ image: text() }),
  }),
  removeSlip: defineEndpoint({
    ...calls,
    method: 'DELETE',
    path: '/api/v1/deposits/{id}/slip',
    summary: 'Takes the slip from an open transfer by hand',
    params: object({ id: uuid() }),
    reply: depositOrder,
    errors: ['order_state'],
  }),
};

/** Wallet-type methods; the path names the method (docs/domain/payments.md §2). */
function walletDeposit<const P extends string>(path: P, name: string) {
  return defineEndpoint({
    ...creates,
    path,
    summary: `Orders a deposit by ${name}`,
    body: object({
      amount: positiveMoney(),
      promotionId: optional(id()),
      returnPath: optional(text({ max: MANY, pattern: '^/m/' })),
    }),
    reply: depositOrder,
    errors: [...ORDER_REFUSALS, 'provider_unavailable'],
  });
}
