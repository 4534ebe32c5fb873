import {
  bool,
  defineConsoleCall,
  doneOrWaiting,
  int,
  list,
  nullable,
  object,
  oneOf,
  optional,
  positiveMoney,
  reasonText,
  text,
  unsignedMoney,
  uuid,
  type Static,
} from '@palaro/api';

const code = () => text({ min: 1, max: 20, pattern: '^[A-Z0-9_]+$' });
const clock = () => text({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** What of a method operators change. */
export const methodFields = {
  nameEn: text({ min: 1, max: 60 }),
  nameTy: text({ min: 1, max: 60 }),
  min: positiveMoney(),
  max: positiveMoney(),
  step: positiveMoney(),
  feeFixed: unsignedMoney(),
  /** Of the amount, `0.0200` is 2 %. */
  feeRate: text({ max: 6, pattern: '^(0\\.\\d{4}|1\\.0000)$' }),
  feePayer: oneOf(['house', 'member']),
  dayCount: nullable(int({ min: 1, max: 1_000 })),
  expiryMinutes: int({ min: 1, max: 7 * 24 * 60 }),
  quickAmounts: list(positiveMoney(), 8),
  needsPayerName: bool(),
  openFrom: nullable(clock()),
  openUntil: nullable(clock()),
  sort: int({ min: 0, max: 1_000 }),
};

const route = object({
  provider: text(),
  channel: text(),
  sort: int(),
  enabled: bool(),
  /** Percent of the payments of the last 30 minutes that were paid; null where there were none. */
  success: nullable(int()),
  /** Whether its secrets are configured. */
  configured: bool(),
});

const methodRow = object({
  code: code(),
  direction: oneOf(['in', 'out']),
  kind: oneOf(['manual', 'gateway', 'wallet', 'payout']),
  enabled: bool(),
  /** A provider or an account of the house serves it: else nobody is offered it. */
  served: bool(),
  ...methodFields,
  routes: list(route),
  version: int(),
});
export type MethodRow = Static<typeof methodRow>;

export const accountFields = {
  bankCode: code(),
  holder: text({ min: 2, max: 120 }),
  number: text({ min: 6, max: 34, pattern: '^[0-9 -]+$' }),
  branch: nullable(text({ max: 60 })),
  qr: nullable(text({ max: 200 })),
  enabled: bool(),
  sort: int({ min: 0, max: 1_000 }),
};
const accountRow = object({ id: uuid(), bank: text(), ...accountFields });
export type HouseAccountRow = Static<typeof accountRow>;

/** Methods, routes and the house's own accounts: switching off is one person, all else is two. */
export const methodsConsoleApi = {
  paymentMethods: defineConsoleCall({
    permission: 'payment-method.view',
    method: 'GET',
    path: '/console/api/payment-methods',
    summary: 'Methods of deposits and payouts, with their providers and the house’s accounts',
    reply: object({ methods: list(methodRow), accounts: list(accountRow) }),
  }),
  switchMethod: defineConsoleCall({
    permission: 'payment-method.change',
    records: 'payment-method.switch',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/payment-methods/switch',
    summary: 'Switches a method, or one provider of it; on is two people',
    body: object({
      code: code(),
      provider: optional(text({ max: 20 })),
      on: bool(),
      reason: reasonText(),
    }),
    reply: doneOrWaiting(),
  }),
  changeMethod: defineConsoleCall({
    permission: 'payment-method.change',
    records: 'payment-method.change',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/payment-methods/change',
    summary: 'Limits, fees, hours and names of a method; two people',
    body: object({ code: code(), ...methodFields, reason: reasonText() }),
    reply: doneOrWaiting(),
  }),
  saveHouseAccount: defineConsoleCall({
    permission: 'payment-method.change',
    records: 'payment-method.account',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/payment-methods/accounts',
    summary: 'Adds or changes one of the house’s accounts; two people',
    body: object({ id: optional(uuid()), ...accountFields, reason: reasonText() }),
    reply: doneOrWaiting(),
  }),
};
