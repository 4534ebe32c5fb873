import type { Handlers } from '@palaro/server';
import type { recordsApi } from '../records.api.ts';
import { readRounds } from './read-rounds.ts';

export const recordsHandlers: Handlers<typeof recordsApi> = {
  rounds: ({ app, member, query, request }) => readRounds(app, member, query, request),
};
