import {
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
  reasonText,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import { DIFFERENCE_KINDS, DIFFERENCE_STATES } from './differences.ts';

/** Some 40,000 lines. */
const SETTLEMENT_MAX_BYTES = 8_388_608;

const pageNum = optional(int({ min: 1, max: 1_000 }));

const cashDay = object({
  day: day(),
  depositsPaid: money(),
  withdrawalsPaid: money(),
  fees: money(),
  /** What orders and accounts disagree by. */
  difference: money(),
  found: int(),
  open: int(),
  closedAt: instant(),
});
export type CashDay = Static<typeof cashDay>;

const difference = object({
  id: uuid(),
  provider: text(),
  day: day(),
  kind: oneOf(DIFFERENCE_KINDS),
  line: text(),
  lineKind: text(),
  providerId: text(),
  reference: nullable(text()),
  member: nullable(text()),
  order: nullable(text()),
  expected: nullable(money()),
  told: nullable(money()),
  /** What accepting it writes off; below zero it is a gain. */
  off: nullable(money()),
  /** What the provider answered about an order that its file lacks. */
  answer: nullable(text()),
  state: oneOf(DIFFERENCE_STATES),
  version: int(),
});
export type CashDifference = Static<typeof difference>;

/** A difference as the operator saw it. */
const seen = { difference: uuid(), version: int({ min: 1 }), reason: reasonText() };
const sums = { lines: int(), gross: money(), fee: money(), net: money() };

/** Screen 25 of docs/domain/operator-console.md: providers' files beside our orders. */
export const reconciliationConsoleApi = {
  cashDays: defineConsoleCall({
    permission: 'reconciliation.view',
    method: 'GET',
    path: '/console/api/recon/days',
    summary: 'Closed days of the cashier, newest first',
    query: object({ pageNum }),
    reply: page('list', cashDay),
  }),
  cashDay: defineConsoleCall({
    permission: 'reconciliation.view',
    method: 'GET',
    path: '/console/api/recon/days/{day}',
    summary: 'One closed day as it was signed',
    params: object({ day: day() }),
    reply: object({
      day: day(),
      hash: text(),
      closedAt: instant(),
      statement: object({
        day: day(),
        closedAt: instant(),
        depositsPaid: money(),
        depositsReversed: money(),
        withdrawalsPaid: money(),
        payoutsReturned: money(),
        balancesReturned: optional(money()),
        fees: money(),
        changes: list(object({ account: text(), provider: text(), change: money() })),
        difference: money(),
        owed: list(object({ account: text(), amount: money() })),
        files: list(object({ provider: text(), ...sums })),
        differences: list(
          object({
            provider: text(),
            kind: text(),
            subject: text(),
            expected: nullable(money()),
            told: nullable(money()),
          }),
        ),
      }),
    }),
  }),
  downloadCashDay: defineConsoleCall({
    permission: 'reconciliation.view',
    records: 'cash.closing-export',
    repeatable: true,
    method: 'POST',
    path: '/console/api/recon/days/{day}/file',
    summary: 'The signed statement of a day with hash, signature and key',
    params: object({ day: day() }),
    reply: object({ name: text(), file: text({ max: 1_000_000 }) }),
  }),
  cashDifferences: defineConsoleCall({
    permission: 'reconciliation.view',
    method: 'GET',
    path: '/console/api/recon/differences',
    summary: 'What providers’ files and our orders disagree in',
    query: object({
      day: optional(day()),
      provider: optional(text({ max: 20 })),
      kind: optional(oneOf(DIFFERENCE_KINDS)),
      state: optional(oneOf(DIFFERENCE_STATES)),
      pageNum,
    }),
    reply: page('list', difference),
  }),
  acceptDifference: defineConsoleCall({
    permission: 'reconciliation.decide',
    records: 'cash.accept',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/recon/differences/accept',
    summary: 'Takes a difference as it is; always two people',
    body: object(seen),
    reply: doneOrWaiting(),
    errors: ['order_state'],
  }),
  matchDifference: defineConsoleCall({
    permission: 'reconciliation.decide',
    records: 'cash.match',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/recon/differences/match',
    summary: 'Names the order that a line belongs to; it must agree to the last centavo',
    body: object({ ...seen, reference: text({ min: 1, max: 64 }) }),
    reply: object({}),
    errors: ['order_state', 'recon.no_fit'],
  }),
  reopenDifference: defineConsoleCall({
    permission: 'reconciliation.decide',
    records: 'cash.reopen',
    money: 'key-table',
    method: 'POST',
    path: '/console/api/recon/differences/reopen',
    summary: 'Opens an accepted difference again; what was written off comes back',
    body: object(seen),
    reply: object({}),
    errors: ['order_state'],
  }),
  settlementProviders: defineConsoleCall({
    permission: 'reconciliation.view',
    method: 'GET',
    path: '/console/api/recon/providers',
    summary: 'Providers whose files people upload',
    reply: page('list', object({ code: text(), name: text() })),
  }),
  uploadSettlement: defineConsoleCall({
    permission: 'reconciliation.decide',
    records: 'cash.settlement',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/recon/providers/{provider}/settlements',
    summary: 'Reads a provider’s export, CSV; lines that were read before change nothing',
    params: object({ provider: text({ max: 20 }) }),
    upload: { maxBytes: SETTLEMENT_MAX_BYTES },
    reply: object({ lines: int(), differences: int() }),
    errors: ['settlement.columns', 'statement.unreadable'],
  }),
};
