// Missions: steps that members reach by real play and deposits, and leader boards that rank them
// (docs/domain/promotions.md §6). Their definitions, budgets and awards are promotions'.
import { registerPromotionKind } from '@palaro/promotions/server';
import { defineArea } from '@palaro/server';
import { missionsConsoleApi } from '../console.api.ts';
import { missionsApi, missionsErrors } from '../missions.api.ts';
import { en } from '../missions.en.ts';
import { ty } from '../missions.ty.ts';
import { boardKind } from './board-kind.ts';
import { missionKind } from './mission-kind.ts';
import { missionsHandlers } from './missions.handlers.ts';
import { closeEndedBoards, dropOldPlay, followOthers } from './missions.tasks.ts';
import { missionsOwnData } from './own-data.ts';
import { foldPlay } from './play.folds.ts';
import { seedMissions } from './seed-missions.ts';

export { conditionTexts, turnoverConditions } from './conditions.ts';
export { cycleOn } from './period.ts';
export { pageOfPlayers, playOf, type PlayWindow } from './play.repository.ts';
export type { PlaySum } from './play-sums.ts';
export { closedBefore, type Windowed } from './windows.ts';

export const missionsArea = defineArea({
  name: 'missions',
  api: { ...missionsApi, ...missionsConsoleApi },
  handlers: missionsHandlers,
  errors: missionsErrors,
  texts: { EN: en, TY: ty },
  after: ['accounts', 'catalogue', 'promotions', 'records'],
  ownData: missionsOwnData,
  folds: [foldPlay],
  tasks: [closeEndedBoards, dropOldPlay, followOthers],
  seed: seedMissions,
  start(app) {
    registerPromotionKind(app, missionKind);
    registerPromotionKind(app, boardKind);
  },
});
