import type { Handlers } from '@palaro/server';
import type { missionsConsoleApi } from '../console.api.ts';
import type { missionsApi } from '../missions.api.ts';
import { makeLeaderBoard, makeMission } from './make-drafts.ts';
import { readActivity } from './read-activity.ts';

export const missionsHandlers: Handlers<typeof missionsApi & typeof missionsConsoleApi> = {
  missions: ({ app, member, request }) => readActivity(app, member, request.language),
  makeMission: ({ app, operator, body }) => makeMission(app, operator, body),
  makeLeaderBoard: ({ app, operator, body }) => makeLeaderBoard(app, operator, body),
};
