// The catalogue knows which games exist, which are switched on, how lists order them, what members
// marked and who won. It opens games and answers the wallet's questions about games and vendors.
// Rounds and outcomes belong to play, vendors' callbacks to the gateway, money to the wallet.
import { askForChange, defineArea, provide } from '@palaro/server';
import { gameRules } from '@palaro/wallet/server';
import { catalogueApi, catalogueErrors } from '../catalogue.api.ts';
import { catalogueConsoleApi } from '../console.api.ts';
import { en } from '../catalogue.en.ts';
import { ty } from '../catalogue.ty.ts';
import { gameRulesOf } from './bet-limits.ts';
import { catalogueHandlers } from './catalogue.handlers.ts';
import { applyPlannedGames, pruneBoards } from './catalogue.tasks.ts';
import './catalogue.tables.ts';
import { consoleHandlers } from './console.handlers.ts';
import { closeAtVendor } from './close-sessions.ts';
import { credentialChange } from './credential-change.ts';
import { catalogueOwnData } from './own-data.ts';
import { gameTerms } from './game.changes.ts';
import { foldPopularity } from './popularity.folds.ts';
import { enterNewGames, followChanges } from './switchboard.ts';
import {
  addCredential,
  DEMO_CREDENTIALS,
  findCredential,
  sealCredentials,
} from './vendor-connections.ts';
import { writeAsks } from './vendor-asks.ts';
import { foldWinners } from './winners.folds.ts';

export const catalogueArea = defineArea({
  name: 'catalogue',
  api: { ...catalogueApi, ...catalogueConsoleApi },
  handlers: { ...catalogueHandlers, ...consoleHandlers },
  errors: catalogueErrors,
  texts: { EN: en, TY: ty },
  needs: [askForChange],
  provides: [provide(gameRules, gameRulesOf)],
  ownData: catalogueOwnData,
  changeKinds: [credentialChange, gameTerms],
  tasks: [pruneBoards, applyPlannedGames],
  listeners: { 'game-session.ended': closeAtVendor },
  folds: [foldPopularity, foldWinners],
  async start(app) {
    await enterNewGames(app);
    await sealCredentials(app);
    followChanges(app);
  },
  stop: (app) => writeAsks(app),
  async seed(app) {
    for (const one of DEMO_CREDENTIALS) {
      if (!(await findCredential(app, one.vendor, one.key))) await addCredential(app, one);
    }
  },
});

export { listFavourites } from './marks.repository.ts';
export { listHot } from './search-games.ts';
export { isVendorOn, openGames, switchVendor } from './switchboard.ts';
export type { Visitor } from '../terms.ts';
export { vendorData } from './vendor-data.ts';
export { rankList } from './winner-board.ts';
export { ALL_GAMES, gameByCode, gameNameOf, vendorNameOf } from './games-in-code.ts';
export {
  addCredential,
  connectionOf,
  emptyDemoVendor,
  findCredential,
  listCredentials,
  retireCredential,
} from './vendor-connections.ts';
export { changeGames } from './change-games.ts';
export { askForCredential, endCredential } from './credential-change.ts';
export { cancelMaintenance, listMaintenance, planVendorMaintenance } from './vendor-maintenance.ts';
export { listPlanned, listVendorsOff } from './switchboard.repository.ts';
export { readAsks } from './vendor-asks.ts';
export { askVendor, isCircuitOpen } from './vendor-circuit.ts';
export { changeVendorSettings, vendorSettings } from './vendor-settings.ts';
