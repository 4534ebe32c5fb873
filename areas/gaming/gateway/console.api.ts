import {
  bool,
  defineConsoleCall,
  doneOrWaiting,
  id,
  instant,
  int,
  list,
  memberId,
  money,
  nullable,
  object,
  oneOf,
  optional,
  positiveMoney,
  reasonText,
  rowNumberFromOne,
  text,
  uuid,
  type Reply,
  type Static,
  page,
} from '@palaro/api';

const code = () => text({ min: 1, max: 32, pattern: '^[A-Za-z0-9_-]+$' });
const key = () => text({ min: 3, max: 64, pattern: '^[A-Za-z0-9_.-]+$' });
const ofVendor = () => object({ vendor: code() });

const vendorRow = () =>
  object({
    code: code(),
    name: text(),
    /** Who keeps the balance: we, or the vendor. */
    model: oneOf(['seamless', 'transfer']),
    enabled: bool(),
    /** An address and a live credential are there. */
    connected: bool(),
    /** It did not answer launches lately, so it is not asked for a moment. */
    unanswering: bool(),
    /** Callbacks of the last hour: all, those that failed, milliseconds at p95, the latest. */
    callbacks: int({ min: 0 }),
    failed: int({ min: 0 }),
    p95Ms: nullable(int({ min: 0 })),
    lastCallbackAt: nullable(instant()),
    openRounds: int({ min: 0 }),
    /** Credits that could not be booked and wait. */
    parked: int({ min: 0 }),
  });
export type VendorRow = Static<ReturnType<typeof vendorRow>>;

const ofCredit = () => object({ vendor: code(), credit: rowNumberFromOne() });

/** How a waiting credit is settled by hand; without member and amount it is refused. */
export const settledByHand = {
  vendor: code(),
  credit: rowNumberFromOne(),
  member: optional(memberId()),
  amount: optional(positiveMoney()),
  /** Under which code the member's record shows it. */
  code: optional(oneOf(['parkedCredit'])),
};

export const gatewayConsoleApi = {
  vendors: defineConsoleCall({
    permission: 'vendor.view',
    method: 'GET',
    path: '/console/api/vendors',
    summary: 'Outside vendors with their state and how their callbacks went in the last hour',
    reply: page('list', vendorRow()),
  }),
  vendor: defineConsoleCall({
    permission: 'vendor.view',
    method: 'GET',
    path: '/console/api/vendors/{vendor}',
    summary: 'A vendor: state, public ids of its credentials, planned switching, parked credits',
    params: ofVendor(),
    reply: object({
      vendor: vendorRow(),
      /** Newest first: we sign with the first. Secrets are never answered. */
      credentials: list(object({ key: key(), addedAt: instant() })),
      /** Windows of maintenance that are planned or running. */
      maintenance: list(
        object({
          id: uuid(),
          from: nullable(instant()),
          until: nullable(instant()),
          begun: bool(),
          by: text(),
          reason: text(),
        }),
      ),
      /** Other switching that waits for its time; the switchboard cancels it. */
      planned: list(
        object({ id: id(), at: instant(), enabled: bool(), by: text(), reason: text() }),
      ),
      parked: list(object({ id: id(), command: text(), status: text(), at: instant() })),
      /** Whether its interface has a request that changes nothing. */
      testable: bool(),
    }),
  }),
  switchVendor: defineConsoleCall({
    permission: 'vendor.manage',
    records: 'vendor.switch',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/vendors/{vendor}/switch',
    summary: 'Switches all games of a vendor on or off; open rounds are still credited',
    params: ofVendor(),
    body: object({ enabled: bool(), reason: reasonText() }),
    reply: object({}),
  }),
  planMaintenance: defineConsoleCall({
    permission: 'vendor.manage',
    records: 'vendor.maintenance',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/vendors/{vendor}/maintenance',
    summary: 'Takes a vendor’s games away from a time until another; they come back by themselves',
    params: ofVendor(),
    body: object({ from: optional(instant()), until: instant(), reason: reasonText() }),
    reply: object({}),
    errors: ['game.time_refused', 'vendor.maintenance_overlaps'],
  }),
  cancelMaintenance: defineConsoleCall({
    permission: 'vendor.manage',
    records: 'vendor.maintenance_cancel',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/vendors/{vendor}/maintenance/{window}/cancel',
    summary: 'Cancels a maintenance window; one that has begun ends now',
    params: object({ vendor: code(), window: uuid() }),
    body: object({ reason: reasonText() }),
    reply: object({}),
    errors: ['game.not_waiting'],
  }),
  testVendor: defineConsoleCall({
    permission: 'vendor.manage',
    records: 'vendor.test',
    repeatable: true,
    method: 'POST',
    path: '/console/api/vendors/{vendor}/test',
    summary: 'Sends the vendor a signed request that changes nothing, and says how it went',
    params: ofVendor(),
    reply: object({ answered: bool(), ms: int({ min: 0 }) }),
    errors: ['vendor.not_testable'],
  }),
  vendorBalances: defineConsoleCall({
    permission: 'vendor.view',
    method: 'GET',
    path: '/console/api/vendors/{vendor}/balances',
    summary: 'What members have at a vendor that keeps the balance, as far as we know',
    params: ofVendor(),
    reply: object({
      /** Members who have money there. */
      members: int({ min: 0 }),
      sum: money(),
      /** The reading that is longest ago; null where one was never read, or nobody has money. */
      oldestReadAt: nullable(instant()),
    }),
    errors: ['vendor.keeps_none'],
  }),
  compareBalances: defineConsoleCall({
    permission: 'member.money.view',
    records: 'vendor.compare',
    repeatable: true,
    method: 'POST',
    path: '/console/api/vendors/{vendor}/balances/compare',
    summary: 'Asks a vendor what those members have who have most there, beside our figures',
    params: ofVendor(),
    reply: object({
      list: list(
        object({
          member: memberId(),
          ours: money(),
          /** Null where the vendor did not answer. */
          theirs: nullable(money()),
          difference: nullable(money()),
        }),
      ),
    }),
    errors: ['vendor.keeps_none', 'vendor.not_testable'],
  }),
  askCredential: defineConsoleCall({
    permission: 'vendor.secret',
    records: 'vendor.credential',
    creates: 'key-alone',
    method: 'POST',
    path: '/console/api/vendors/{vendor}/credentials',
    summary:
      'Asks for a new credential beside the one in use, and shows its secret once; two people',
    params: ofVendor(),
    body: object({ key: key(), reason: reasonText() }),
    /** The site makes the secret; no other answer shows it. */
    reply: object({ changeId: nullable(uuid()), secret: text() }),
    errors: ['vendor.key_taken'],
  }),
  endCredential: defineConsoleCall({
    permission: 'vendor.secret',
    records: 'vendor.credential_end',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/vendors/{vendor}/credentials/{key}/end',
    summary: 'Ends a credential, and with it the overlap of the old and the new one',
    params: object({ vendor: code(), key: key() }),
    body: object({ reason: reasonText() }),
    reply: object({}),
    errors: ['vendor.last_credential'],
  }),
  parkedCredit: defineConsoleCall({
    permission: 'credit.settle',
    method: 'GET',
    path: '/console/api/vendors/{vendor}/credits/{credit}',
    summary: 'A credit that could not be booked, as its vendor sent it, without secrets',
    params: ofCredit(),
    reply: object({
      id: id(),
      command: text(),
      status: text(),
      at: instant(),
      message: text(),
      outcome: nullable(oneOf(['booked', 'corrected', 'refused'])),
      /** The change that would settle it and waits for a second person. */
      asked: nullable(uuid()),
    }),
  }),
  bookCredit: defineConsoleCall({
    permission: 'credit.settle',
    records: 'credit.book',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/vendors/{vendor}/credits/{credit}/book',
    summary: 'Books a waiting credit exactly as its vendor signed it, if it can be booked now',
    params: ofCredit(),
    reply: object({ booked: bool(), status: text() }),
    errors: ['credit.settled'],
  }),
  correctCredit: defineConsoleCall({
    permission: 'credit.settle',
    records: 'credit.settle',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/vendors/{vendor}/credits/{credit}/correct',
    summary: 'Asks for a member to be credited by hand instead; two people, three above 100,000',
    params: ofCredit(),
    body: object({
      member: memberId(),
      amount: positiveMoney(),
      reason: reasonText(),
    }),
    reply: doneOrWaiting(),
    errors: ['credit.settled', 'account.trial'],
  }),
  refuseCredit: defineConsoleCall({
    permission: 'credit.settle',
    records: 'credit.settle',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/vendors/{vendor}/credits/{credit}/refuse',
    summary: 'Asks for a waiting credit to be refused: nobody gets it; two people',
    params: ofCredit(),
    body: object({ reason: reasonText() }),
    reply: doneOrWaiting(),
    errors: ['credit.settled'],
  }),
};

export type ComparedBalances = Reply<(typeof gatewayConsoleApi)['compareBalances']>['list'];

/** A vendor as its page reads it. */
export type FoundVendor = Reply<(typeof gatewayConsoleApi)['vendor']>;
