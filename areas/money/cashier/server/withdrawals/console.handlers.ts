import { Money } from '@palaro/kernel';
import { askForChange, type Handlers } from '@palaro/server';
import type { withdrawalsConsoleApi } from '../../console-withdrawals.api.ts';
import { exportWithdrawals, listForOperators } from './console-list.ts';
import { readForDecision } from './console-view.ts';
import {
  approveWithdrawal,
  holdWithdrawal,
  rejectWithdrawal,
  resendPayout,
  seenOrder,
  splitPayout,
} from './decide-withdrawal.ts';
import { byHandChange } from './withdrawal-changes.ts';

export const withdrawalsConsoleHandlers: Handlers<typeof withdrawalsConsoleApi> = {
  consoleWithdrawals: ({ app, query }) => listForOperators(app, query),
  exportWithdrawals: ({ app, operator, body }) => exportWithdrawals(app, operator, body),
  consoleWithdrawal: ({ app, params }) => readForDecision(app, params.member, params.order),
  approveWithdrawal: ({ app, operator, body }) => approveWithdrawal(app, operator, body),
  rejectWithdrawal: ({ app, operator, body }) => rejectWithdrawal(app, operator, body),
  holdWithdrawal: ({ app, operator, body }) => holdWithdrawal(app, operator, body),
  splitPayout: ({ app, operator, body }) =>
    splitPayout(app, operator, { ...body, most: Money.of(body.most) }),
  resendPayout: ({ app, operator, body }) => resendPayout(app, operator, body),
  async payByHand({ app, operator, body }) {
    const { reason, version: _version, ...payload } = body;
    await seenOrder(app, body, ['Approved', 'Failed']);
    return askForChange.of(app)(operator, byHandChange, { payload, reason });
  },
};
