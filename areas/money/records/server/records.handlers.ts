import type { Handlers } from '@palaro/server';
import type { recordsApi } from '../records.api.ts';
import { readOpenMoney } from './open-money.ts';
import { readPnl } from './read-pnl.ts';
import { readPlayedGames, readRounds } from './read-rounds.ts';
import { readStatement } from './read-statement.ts';
import { txCodes } from './tx-codes.ts';

export const recordsHandlers: Handlers<typeof recordsApi> = {
  profitAndLoss: ({ app, member, query }) => readPnl(app, member, query),
  txCodes: ({ request }) => txCodes(request.language),
  transactions: ({ app, member, query, request }) => readStatement(app, member, query, request),
  openMoney: ({ app, member, request }) => readOpenMoney(app, member, request.language),
  playedGames: ({ app, member, query, request }) => readPlayedGames(app, member, query, request),
  rounds: ({ app, member, query, request }) => readRounds(app, member, query, request),
};
