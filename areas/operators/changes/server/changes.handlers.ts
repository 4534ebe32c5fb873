import type { Handlers } from '@palaro/server';
import type { changesApi } from '../changes.api.ts';
import { approveChange, rejectChange, withdrawChange } from './decide-change.ts';
import { readChange, readChanges } from './read-changes.ts';

export const changesHandlers: Handlers<typeof changesApi> = {
  changes: ({ app, operator, query }) => readChanges(app, operator, query),
  change: ({ app, operator, params }) => readChange(app, operator, params.change),
  approveChange: ({ app, operator, params }) => approveChange(app, operator, params.change),
  rejectChange: ({ app, operator, params, body }) =>
    rejectChange(app, operator, params.change, body.reason),
  withdrawChange: ({ app, operator, params }) => withdrawChange(app, operator, params.change),
};
