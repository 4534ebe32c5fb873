// Statements of our own accounts beside the ledger.
import { wholeList, type Handlers } from '@palaro/server';
import { bankConsoleApi } from '../../console-bank.api.ts';
import { listBankLines, readFits } from '../console/bank-lines.ts';
import { listStatementAccounts, listStatements } from '../console/bank-statements.ts';
import { bankLineRows } from './bank-line-rows.ts';
import { creditLine, takeBackChange, takeBackLine } from './credit-line.ts';
import { matchLine } from './hand-match.ts';
import { importStatement } from './import-statement.ts';

const handlers: Handlers<typeof bankConsoleApi> = {
  bankStatements: ({ app, query }) => listStatements(app, query),
  bankLines: ({ app, query }) => listBankLines(app, query),
  bankLineFits: ({ app, params }) => readFits(app, params),
  statementAccounts: async ({ app }) => wholeList(await listStatementAccounts(app)),
  uploadStatement: ({ app, operator, params, file }) =>
    importStatement(app, operator, { account: params.account, file }),
  matchBankLine: ({ app, operator, params, body }) =>
    matchLine(app, operator, { ...params, ...body }),
  creditBankLine: ({ app, operator, params, body }) =>
    creditLine(app, operator, { ...params, ...body }),
  takeBackBankLine: ({ app, operator, params, body }) =>
    takeBackLine(app, operator, { ...params, ...body }),
};

export const bank = {
  api: bankConsoleApi,
  handlers,
  changeKinds: [takeBackChange],
  rows: [bankLineRows],
};
