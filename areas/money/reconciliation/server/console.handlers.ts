import type { Handlers } from '@palaro/server';
import type { reconciliationConsoleApi } from '../console.api.ts';
import {
  askToAcceptFinding,
  matchFinding,
  readFindings,
  reopenFinding,
} from './decide-findings.ts';

export const reconciliationHandlers: Handlers<typeof reconciliationConsoleApi> = {
  findings: ({ app, query }) => readFindings(app, query),
  matchFinding: ({ app, operator, body }) => matchFinding(app, operator, body),
  acceptFinding: ({ app, operator, body }) => askToAcceptFinding(app, operator, body),
  reopenFinding: ({ app, operator, body }) => reopenFinding(app, operator, body),
};
