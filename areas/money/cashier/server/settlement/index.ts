// Settlement: providers' files beside our orders, and the daily closing.
import { wholeList, type Handlers } from '@palaro/server';
import { reconciliationConsoleApi } from '../../console-reconciliation.api.ts';
import { downloadDay, listDays, readDay } from '../console/cash-days.ts';
import {
  acceptChange,
  askToAccept,
  listDifferences,
  matchDifference,
  reopenDifference,
} from '../console/cash-differences.ts';
import { settleDays } from './settlement.tasks.ts';
import { listSettlementProviders, uploadSettlement } from './upload-settlement.ts';
import { checkClosings } from './verify-closings.ts';

const handlers: Handlers<typeof reconciliationConsoleApi> = {
  cashDays: ({ app, query }) => listDays(app, query),
  cashDay: ({ app, params }) => readDay(app, params.day),
  downloadCashDay: ({ app, operator, params }) => downloadDay(app, operator, params.day),
  cashDifferences: ({ app, query }) => listDifferences(app, query),
  acceptDifference: ({ app, operator, body }) => askToAccept(app, operator, body),
  matchDifference: ({ app, operator, body }) => matchDifference(app, operator, body),
  reopenDifference: ({ app, operator, body }) => reopenDifference(app, operator, body),
  settlementProviders: () => wholeList(listSettlementProviders()),
  uploadSettlement: ({ app, operator, params, file }) =>
    uploadSettlement(app, operator, { ...params, file }),
};

export const settlement = {
  api: reconciliationConsoleApi,
  handlers,
  changeKinds: [acceptChange],
  checks: [checkClosings],
  tasks: [settleDays],
};
