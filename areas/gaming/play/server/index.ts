// Play runs the rounds of the in-house games: it keeps the members' seeds, decides outcomes by the
// games' rules and proves them. Money and sessions belong to the wallet, lists and launches to the
// catalogue, the record of all bets to records.
import { defineArea, provide, tokenHolder, type Call } from '@palaro/server';
import { gameRules, ledgerOf, openPlay } from '@palaro/wallet/server';
import { chatApi } from '../chat.api.ts';
import { chatConsoleApi } from '../console-chat.api.ts';
import { handsConsoleApi } from '../console-hands.api.ts';
import { tablesConsoleApi } from '../console-tables.api.ts';
import { playConsoleApi } from '../console.api.ts';
import { playApi, playErrors } from '../play.api.ts';
import { cardRoomsApi } from '../card-rooms.api.ts';
import { roomsApi } from '../fish-rooms.api.ts';
import { sharedApi } from '../shared.api.ts';
import { en } from '../play.en.ts';
import { ty } from '../play.ty.ts';
import { playConsoleHandlers } from './console.handlers.ts';
import { playOwnData } from './own-data.ts';
import { playHandlers } from './play.handlers.ts';
import { playTasks } from './play.tasks.ts';
import './play.tables.ts';
import { returnsInBand } from './returns/check-returns.ts';
import { endRows, openRows, roundRows } from './round-rows.ts';
import {
  cardPaidRows,
  cardReserveRows,
  cardRiseRows,
  cardSeatRows,
} from './card-rooms/card-rows.ts';
import { cardRoomsHandlers } from './card-rooms/card-rooms.handlers.ts';
import { handsConsoleHandlers } from './card-rooms/hands-console.handlers.ts';
import { chatConsoleHandlers } from './chat/chat-console.handlers.ts';
import { chatHandlers } from './chat/chat.handlers.ts';
import { forgetChats } from './chat/chat.tasks.ts';
import { chatsQueue } from './chat/list-for-operators.ts';
import { readOpenPlay } from './read-open-play.ts';
import { seedHistory } from './seed-history.ts';
import { seedEnvelope } from './seed-key.ts';
import { testRng } from './self-test.ts';
import { roomTasks } from './fish-rooms/fish-rooms.tasks.ts';
import { listRooms } from './fish-rooms/read-rooms.ts';
import { leaveRows, seatRows, tickRows } from './fish-rooms/session-rows.ts';
import { roomRoutes } from './fish-rooms/socket.ts';
import { stopTables } from './shared/lead-table.ts';
import { seedTables } from './shared/seed-tables.ts';
import { sharedHandlers } from './shared/shared.handlers.ts';
import { sharedTasks } from './shared/shared.tasks.ts';
import { tablesConsoleHandlers } from './shared/tables-console.handlers.ts';
import { voidTableRound } from './shared/void-by-hand.ts';
import { backRows, betRows, cashOutRows, paidRows } from './shared/table-rows.ts';
import './play.events.ts';

export { archivePlay } from './archive-rounds.ts';
export { endPhase } from './shared/end-phase.ts';
export { lateSalts } from './shared/salt-chains.ts';
export { listChatDistress } from './chat/read-writer.ts';
export { WISHES, wishRound } from './wish-round.ts';

export const playArea = defineArea({
  name: 'play',
  api: {
    ...playApi,
    ...sharedApi,
    ...cardRoomsApi,
    ...roomsApi,
    ...chatApi,
    ...playConsoleApi,
    ...chatConsoleApi,
    ...tablesConsoleApi,
    ...handsConsoleApi,
  },
  handlers: {
    ...playHandlers,
    ...sharedHandlers,
    ...cardRoomsHandlers,
    ...playConsoleHandlers,
    ...chatHandlers,
    ...chatConsoleHandlers,
    ...tablesConsoleHandlers,
    ...handsConsoleHandlers,
    rooms: ({ app, principal, query }: Call<typeof roomsApi.rooms>) =>
      listRooms(app, principal, query),
  },
  errors: playErrors,
  texts: { EN: en, TY: ty },
  // The demo's members play its history, so they must exist first.
  // After the cashier, so that demo rounds count for what demo deposits require.
  after: ['accounts', 'cashier', 'wallet'],
  ownData: playOwnData,
  needs: [gameRules, tokenHolder],
  provides: [provide(openPlay, (app) => (member) => readOpenPlay(app, member))],
  tasks: [...playTasks, ...sharedTasks, ...roomTasks, forgetChats],
  workQueues: [chatsQueue],
  changeKinds: [voidTableRound],
  checks: [returnsInBand],
  routes: roomRoutes,
  async seed(app, progress) {
    await seedHistory(app, progress);
    await seedTables(app);
  },
  start(app) {
    testRng(app);
    // Opens the key now: a wrong one must stop the start, not the first bet.
    seedEnvelope(app);
    for (const rows of [roundRows, openRows, endRows]) ledgerOf(app).register(rows);
    for (const rows of [betRows, backRows, cashOutRows, paidRows]) ledgerOf(app).register(rows);
    for (const rows of [cardSeatRows, cardReserveRows, cardRiseRows, cardPaidRows])
      ledgerOf(app).register(rows);
    for (const rows of [seatRows, tickRows, leaveRows]) ledgerOf(app).register(rows);
  },
  stop: stopTables,
});
