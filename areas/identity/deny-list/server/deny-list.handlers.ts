import type { Handlers } from '@palaro/server';
import type { denyListApi } from '../deny-list.api.ts';
import { addDenied, denyMember } from './add-entry.ts';
import { askToLift, clearFor } from './decide-matches.ts';
import { listEntries } from './list-entries.ts';
import { listMatches } from './list-matches.ts';
import { listChoices } from './member-choices.ts';

export const denyListHandlers: Handlers<typeof denyListApi> = {
  denyEntries: ({ app, query }) => listEntries(app, query),
  addDenied: ({ app, operator, body }) => addDenied(app, operator, body),
  denyChoices: ({ app, params }) => listChoices(app, params.member),
  denyMember: ({ app, operator, params, body }) => denyMember(app, operator, params.member, body),
  liftDenied: ({ app, operator, params, body }) =>
    askToLift(app, operator, params.entry, body.reason),
  denyMatches: ({ app, query }) => listMatches(app, query),
  clearMatch: ({ app, operator, params, body }) => clearFor(app, operator, params, body.reason),
};
