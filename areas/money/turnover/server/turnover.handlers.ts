import type { Handlers } from '@palaro/server';
import type { turnoverConsoleApi } from '../console.api.ts';
import type { turnoverApi } from '../turnover.api.ts';
import { listForOperators } from './list-for-operators.ts';
import { listRequirements } from './list-requirements.ts';
import { listRequirementRounds } from './list-rounds.ts';
import { readWeights } from './read-weights.ts';
import { askForWaiver } from './waive-requirement.ts';

export const turnoverHandlers: Handlers<typeof turnoverApi & typeof turnoverConsoleApi> = {
  turnoverWeights: ({ app, request }) => readWeights(app, request.language),
  turnoverRequirements: ({ app, member, query }) => listRequirements(app, member.id, query.pageNum),
  requirementRounds: ({ app, member, params, query, request }) =>
    listRequirementRounds(app, member.id, { ...params, ...query }, request.language),
  memberTurnover: ({ app, params, query }) => listForOperators(app, params.member, query),
  waiveTurnover: ({ app, operator, params, body }) =>
    askForWaiver(app, operator, params, body.reason),
};
