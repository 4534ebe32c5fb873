import type { Handlers } from '@palaro/server';
import { askForVoid } from '@palaro/wallet/server';
import type { recordsConsoleApi } from '../console.api.ts';
import { askRound } from './ask-round.ts';
import { findRounds, readFoundRound } from './find-rounds.ts';
import { readPostings } from './read-postings.ts';
import { readRoundsToOpen } from './read-rounds.ts';
import { readStatement } from './read-statement.ts';

export const recordsConsoleHandlers: Handlers<typeof recordsConsoleApi> = {
  memberTransactions: ({ app, params, query, request }) =>
    readStatement(app, { id: params.member }, query, request),
  memberPostings: ({ app, params }) => readPostings(app, params.member, params.transfer),
  memberRounds: ({ app, params, query, request }) =>
    readRoundsToOpen(app, { id: params.member }, query, request),
  foundRounds: ({ app, operator, query, request }) =>
    findRounds(app, operator, query, request.language),
  foundRound: ({ app, operator, params, request }) =>
    readFoundRound(app, operator, params, request.language),
  voidRound: ({ app, operator, params, body }) => askForVoid(app, operator, params, body.reason),
  askRound: ({ app, operator, params }) => askRound(app, operator, params),
};
