import type { Handlers } from '@palaro/server';
import type { trialApi } from '../trial.api.ts';
import { openTrial } from './open-trial.ts';

export const trialHandlers: Handlers<typeof trialApi> = {
  trialUser: ({ app, body, ...call }) => openTrial(app, body, call),
  freePlay: ({ app, body, ...call }) => openTrial(app, body, call),
};
