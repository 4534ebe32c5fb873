// Returns: balances of refused persons on their way back to where they came from.
import type { Handlers } from '@palaro/server';
import { returnsConsoleApi } from '../../console-returns.api.ts';
import { checkReturns } from './check-returns.ts';
import { listReturns } from './list-returns.ts';
import {
  orderForExcluded,
  orderForLate,
  orderForRejected,
  withdrawReturn,
} from './order-return.ts';
import { askToPay, askToSettle, payReturnChange, settlePartChange } from './return-changes.ts';
import { failedPartRows, newPartRows } from './return-rows.ts';
import './returns.events.ts';
import { returnsQueue } from './returns.queue.ts';
import { returnBalance, returnBalances } from './returns.tasks.ts';

const handlers: Handlers<typeof returnsConsoleApi> = {
  returns: ({ app, query }) => listReturns(app, query),
  payReturn: ({ app, operator, body }) => askToPay(app, operator, body),
  settleReturnPart: ({ app, operator, body }) => askToSettle(app, operator, body),
};

export const returns = {
  api: returnsConsoleApi,
  handlers,
  workQueues: [returnsQueue],
  changeKinds: [payReturnChange, settlePartChange],
  checks: [checkReturns],
  listeners: {
    'kyc.return-ordered': orderForRejected,
    'kyc.reopened': withdrawReturn,
    'member.excluded': orderForExcluded,
    'deposit.ended': orderForLate,
  },
  rows: [newPartRows, failedPartRows],
  tasks: [returnBalance, returnBalances],
};
