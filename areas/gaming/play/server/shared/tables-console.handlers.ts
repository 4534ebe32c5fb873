import type { Handlers } from '@palaro/server';
import type { tablesConsoleApi } from '../../console-tables.api.ts';
import { listRoundsOfTables } from './list-rounds.ts';
import { askForTableVoid } from './void-by-hand.ts';

export const tablesConsoleHandlers: Handlers<typeof tablesConsoleApi> = {
  tableRounds: ({ app, query, request }) => listRoundsOfTables(app, query, request.language),
  voidTableRound: ({ app, operator, params, body }) =>
    askForTableVoid(app, operator, params, body.reason),
};
