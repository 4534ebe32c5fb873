// Statements of our own accounts beside the ledger.
import type { Handlers } from '@palaro/server';
import { bankConsoleApi } from '../../console-bank.api.ts';
import {
  listBankLines,
  listStatementAccounts,
  listStatements,
} from '../console/bank-statements.ts';
import { importStatement } from './import-statement.ts';

const handlers: Handlers<typeof bankConsoleApi> = {
  bankStatements: ({ app, query }) => listStatements(app, query),
  bankLines: ({ app, params, query }) => listBankLines(app, params.statement, query),
  statementAccounts: ({ app }) => listStatementAccounts(app),
  uploadStatement: ({ app, operator, params, file }) =>
    importStatement(app, operator, { account: params.account, file }),
};

export const bank = { api: bankConsoleApi, handlers };
