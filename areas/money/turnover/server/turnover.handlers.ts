import type { Handlers } from '@palaro/server';
import type { turnoverConsoleApi } from '../console.api.ts';
import { listForOperators } from './list-for-operators.ts';
import { askForWaiver } from './waive-requirement.ts';

export const turnoverHandlers: Handlers<typeof turnoverConsoleApi> = {
  memberTurnover: ({ app, params, query }) => listForOperators(app, params.member, query),
  waiveTurnover: ({ app, operator, params, body }) =>
    askForWaiver(app, operator, params, body.reason),
};
