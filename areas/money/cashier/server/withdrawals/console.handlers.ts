import { Money } from '@palaro/kernel';
import { askForChange, type Handlers } from '@palaro/server';
import type { withdrawalsConsoleApi } from '../../console-withdrawals.api.ts';
import { exportWithdrawals, listConsoleWithdrawals } from './list-console-withdrawals.ts';
import { readWithdrawalReview } from './read-withdrawal-review.ts';
import {
  approveWithdrawal,
  returnToReview,
  rejectWithdrawal,
  resendPayout,
  requireOrderVersion,
  splitPayout,
} from './decide-withdrawal.ts';
import { manualPaymentChange } from './withdrawal-changes.ts';

export const withdrawalsConsoleHandlers: Handlers<typeof withdrawalsConsoleApi> = {
  consoleWithdrawals: ({ app, operator, query }) => listConsoleWithdrawals(app, operator, query),
  exportWithdrawals: ({ app, operator, body }) => exportWithdrawals(app, operator, body),
  consoleWithdrawal: ({ app, params }) => readWithdrawalReview(app, params.member, params.order),
  approveWithdrawal: ({ app, operator, body }) => approveWithdrawal(app, operator, body),
  rejectWithdrawal: ({ app, operator, body }) => rejectWithdrawal(app, operator, body),
  holdWithdrawal: ({ app, operator, body }) => returnToReview(app, operator, body),
  splitPayout: ({ app, operator, body }) =>
    splitPayout(app, operator, { ...body, most: Money.of(body.most) }),
  resendPayout: ({ app, operator, body }) => resendPayout(app, operator, body),
  async payByHand({ app, operator, body }) {
    const { reason, version: _version, ...payload } = body;
    await requireOrderVersion(app, body, ['Approved', 'Failed']);
    return askForChange.of(app)(operator, manualPaymentChange, { payload, reason });
  },
};
