import type { Handlers } from '@palaro/server';
import type { catalogueConsoleApi } from '../console.api.ts';
import { changeGames } from './change-games.ts';
import { orderGames } from './order-games.ts';
import { cancelPlanned } from './planned-change.ts';
import { readBoard, readLevels } from './read-board.ts';

export const consoleHandlers: Handlers<typeof catalogueConsoleApi> = {
  boardLevels: ({ app }) => readLevels(app),
  boardGames: ({ app, query, request }) => readBoard(app, query, request.language),
  changeGames: ({ app, operator, body }) => changeGames(app, operator, body),
  orderGames: ({ app, operator, body }) => orderGames(app, operator, body.nodeIds),
  cancelPlannedGames: ({ app, operator, params, body }) =>
    cancelPlanned(app, operator, params.id, body.reason),
};
