import type { Handlers } from '@palaro/server';
import type { rainApi } from '../rain.api.ts';
import { claimRain } from './claim-rain.ts';
import { joinRain } from './join-rain.ts';
import { readNextRain, readResults } from './read-rain.ts';

export const rainHandlers: Handlers<typeof rainApi> = {
  nextRain: ({ app, principal, request }) => readNextRain(app, principal, request.language),
  joinRain: ({ app, member, params, request }) => joinRain(app, member, params, request),
  claimRain: ({ app, member, params, body }) => claimRain(app, member, { ...params, ...body }),
  rainResults: ({ app, principal, params, request }) =>
    readResults(app, principal, params, request.language),
};
