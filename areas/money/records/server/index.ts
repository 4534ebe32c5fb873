// Records: what a member can look up about the past, read from rounds and postings. It moves no
// money. A round's outcome and proof are play's, the money is the wallet's.
import { defineArea } from '@palaro/server';
import { openPlay } from '@palaro/wallet/server';
import { recordsConsoleApi } from '../console.api.ts';
import { recordsApi } from '../records.api.ts';
import { recordsConsoleHandlers } from './console.handlers.ts';
import { foldBetsNotValid, foldGainDays } from './pnl.folds.ts';
import { foldMemberDays, foldTeamDays } from './records.folds.ts';
import { orderLabels } from './order-labels.ts';
import { recordsHandlers } from './records.handlers.ts';
import './records.tables.ts';
import { foldMoneyDays, foldStatementDays } from './statement.folds.ts';

export const recordsArea = defineArea({
  name: 'records',
  api: { ...recordsApi, ...recordsConsoleApi },
  handlers: { ...recordsHandlers, ...recordsConsoleHandlers },
  errors: {},
  texts: { EN: {}, TY: {} },
  // These tables only sum what the wallet already answers.
  ownData: { tables: ['bet_not_valid', 'gain_day', 'member_day', 'money_day', 'statement_day'] },
  needs: [orderLabels, openPlay],
  folds: [
    foldStatementDays,
    foldMoneyDays,
    foldMemberDays,
    foldTeamDays,
    foldGainDays,
    foldBetsNotValid,
  ],
});

export { orderLabels } from './order-labels.ts';
export { readOpenMoney } from './open-money.ts';
export { readPnl } from './read-pnl.ts';
export { readRounds } from './read-rounds.ts';
export { readStatement } from './read-statement.ts';
export { readValidBets, validBetRows, type BetDays } from './valid-bets.ts';
