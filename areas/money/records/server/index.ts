// Records: what a member can look up about the past, read from rounds and postings. It moves no
// money. A round's outcome and proof are play's, the money is the wallet's.
import { defineArea } from '@palaro/server';
import { recordsConsoleApi } from '../console.api.ts';
import { recordsApi } from '../records.api.ts';
import { recordsConsoleHandlers } from './console.handlers.ts';
import { foldBetsNotValid, foldGainDays } from './pnl.folds.ts';
import { foldMemberDays, foldTeamDays } from './records.folds.ts';
import { recordsHandlers } from './records.handlers.ts';
import './records.tables.ts';
import { foldStatementDays } from './statement.folds.ts';

export const recordsArea = defineArea({
  name: 'records',
  api: { ...recordsApi, ...recordsConsoleApi },
  handlers: { ...recordsHandlers, ...recordsConsoleHandlers },
  errors: {},
  texts: { EN: {}, TY: {} },
  // These tables only sum what the wallet already answers.
  ownData: { tables: ['bet_not_valid', 'gain_day', 'member_day', 'statement_day'] },
  folds: [foldStatementDays, foldMemberDays, foldTeamDays, foldGainDays, foldBetsNotValid],
});

export { readPnl } from './read-pnl.ts';
export { readRounds } from './read-rounds.ts';
export { readStatement } from './read-statement.ts';
