import {
  day,
  defineConsoleCall,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  optional,
  page,
  text,
  uuid,
  type Static,
} from '@palaro/api';

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
  day: day(),
  amount: money(),
  reference: text(),
  description: text(),
  /** The posting or settlement that it is. */
  matched: nullable(text()),
});
export type BankLineRow = Static<typeof line>;

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
    path: '/console/api/recon/statements/{statement}/lines',
    summary: 'Lines that a statement brought, and what each is',
    params: object({ statement: uuid() }),
    query: object({ pageNum }),
    reply: page('list', line),
  }),
  statementAccounts: defineConsoleCall({
    permission: 'reconciliation.view',
    method: 'GET',
    path: '/console/api/recon/accounts',
    summary: 'The house’s accounts whose statements can be read',
    reply: object({ list: list(object({ id: uuid(), bank: text(), account: text() })) }),
  }),
  uploadStatement: defineConsoleCall({
    permission: 'reconciliation.decide',
    records: 'cash.statement',
    method: 'POST',
    path: '/console/api/recon/accounts/{account}/statements',
    summary: 'Reads a statement, CSV or MT940; one that was read before changes nothing',
    params: object({ account: uuid() }),
    upload: { maxBytes: STATEMENT_MAX_BYTES },
    reply: object({ statement: uuid(), lines: int(), matched: int(), differences: int() }),
    errors: ['statement.unreadable'],
  }),
};
