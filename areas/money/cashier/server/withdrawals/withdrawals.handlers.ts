import { steppedUp } from '@palaro/accounts/server';
import type { Handlers } from '@palaro/server';
import type { withdrawalsApi } from '../../withdrawals.api.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { readPayoutPlan } from './payout-plan.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { readWithdrawable } from './withdrawable.ts';
import { readWithdrawal } from './withdrawal-view.ts';

export const withdrawalsHandlers: Handlers<typeof withdrawalsApi> = {
  withdrawable: ({ app, member, query, request }) =>
    readWithdrawable(app, member, query.card, request.language),
  payoutPlan: ({ app, member, query }) => readPayoutPlan(app, member, query),
  withdraw: steppedUp(async ({ app, member, body, request }) => {
    const { id } = await requestWithdrawal(app, member, body, request);
    return readWithdrawal(app, member.id, id, request.language);
  }),
  withdrawalReport: ({ app, member, query, request }) =>
    listWithdrawals(app, member.id, query, request.language),
  withdrawalOrder: ({ app, member, params, request }) =>
    readWithdrawal(app, member.id, params.id, request.language),
  async cancelWithdrawal({ app, member, params, request }) {
    await cancelWithdrawal(app, member.id, params.id);
    return readWithdrawal(app, member.id, params.id, request.language);
  },
};
