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
import { depositRow } from './console-deposits.api.ts';

export const BANK_LINE_STATES = ['waiting', 'matched'] as const;

/** Some 10,000 lines. */
const STATEMENT_MAX_BYTES = 1_048_576;

const statement = object({
  id: uuid(),
  bank: text(),
  /** The last four digits. */
  account: text(),
  from: day(),
  to: day(),
  opening: money(),
  closing: money(),
  /** What the ledger kept of the account at the end of the last day, as it was read. */
  ledger: money(),
  lines: int(),
  /** Lines that are no posting so far. */
  waiting: int(),
  importedAt: instant(),
  by: text(),
});
export type BankStatementRow = Static<typeof statement>;

const line = object({
  id: text(),
  accountId: uuid(),
  bank: text(),
  /** The last four digits. */
  account: text(),
  day: day(),
  amount: money(),
  reference: text(),
  description: text(),
  /** The posting or settlement that it is. */
  matched: nullable(text()),
  /** What the posting has above the line; it is a difference. */
  rest: money(),
  /** Who said so; null: the system, by amount, day and reference. */
  by: nullable(text()),
});
export type BankLineRow = Static<typeof line>;

/** What a line may be. */
const fits = object({
  postings: list(
    object({ posting: text(), day: day(), amount: money(), reference: nullable(text()) }),
  ),
  /** Deposits that wait for a transfer to the account. */
  orders: list(depositRow),
});
export type BankLineFits = Static<typeof fits>;

const named = object({ account: uuid(), line: text({ max: 64 }) });
const LINE = '/console/api/recon/accounts/{account}/lines/{line}';

const pageNum = optional(int({ min: 1, max: 1_000 }));

/** Statements of the house's accounts (docs/domain/payments.md §9). */
export const bankConsoleApi = {
  bankStatements: defineConsoleCall({
    permission: 'reconciliation.view',
    method: 'GET',
    path: '/console/api/recon/statements',
    summary: 'Statements of the house’s accounts that were read, newest first',
    query: object({ pageNum }),
    reply: page('list', statement),
  }),
  bankLines: defineConsoleCall({
    permission: 'reconciliation.view',
    method: 'GET',
    path: '/console/api/recon/lines',
    summary: 'Lines of the house’s accounts and what each is, newest first',
    query: object({
      statement: optional(uuid()),
      state: optional(oneOf(BANK_LINE_STATES)),
      pageNum,
    }),
    reply: page('list', line),
  }),
  bankLineFits: defineConsoleCall({
    permission: 'reconciliation.view',
    method: 'GET',
    path: `${LINE}/fits`,
    summary: 'Postings, settlements and deposits that a line may be, the closest amount first',
    params: named,
    reply: fits,
  }),
  matchBankLine: defineConsoleCall({
    permission: 'reconciliation.decide',
    records: 'cash.match-line',
    money: 'key-table',
    method: 'POST',
    path: `${LINE}/match`,
    summary: 'Says which posting a line is; another amount leaves the rest as a difference',
    params: named,
    body: object({ posting: text({ min: 1, max: 120 }), reason: reasonText() }),
    reply: object({}),
    errors: ['order_state', 'recon.no_fit'],
  }),
  creditBankLine: defineConsoleCall({
    permission: 'deposit.decide',
    records: 'deposit.confirm',
    money: 'key-table',
    method: 'POST',
    path: `${LINE}/credit`,
    summary: 'The line is the transfer of a deposit that waits: what came is added',
    params: named,
    body: object({
      member: text({ max: 18 }),
      order: uuid(),
      version: int({ min: 1 }),
      reason: reasonText(),
    }),
    reply: doneOrWaiting(),
    errors: ['order_state', 'recon.no_fit', 'deposit_excluded'],
  }),
  takeBackBankLine: defineConsoleCall({
    permission: 'reconciliation.decide',
    records: 'cash.take-back',
    money: 'key-table',
    method: 'POST',
    path: `${LINE}/take-back`,
    summary: 'Takes back what a line was said to be; two people where money moved by it',
    params: named,
    body: object({ posting: text({ min: 1, max: 120 }), reason: reasonText() }),
    reply: doneOrWaiting(),
    errors: ['order_state'],
  }),
  statementAccounts: defineConsoleCall({
    permission: 'reconciliation.view',
    method: 'GET',
    path: '/console/api/recon/accounts',
    summary: 'The house’s accounts whose statements can be read',
    reply: page('list', object({ id: uuid(), bank: text(), account: text() })),
  }),
  uploadStatement: defineConsoleCall({
    permission: 'reconciliation.decide',
    records: 'cash.statement',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/recon/accounts/{account}/statements',
    summary: 'Reads a statement, CSV or MT940; one that was read before changes nothing',
    params: object({ account: uuid() }),
    upload: { maxBytes: STATEMENT_MAX_BYTES },
    reply: object({ statement: uuid(), lines: int(), matched: int(), differences: int() }),
    errors: ['statement.unreadable'],
  }),
};
