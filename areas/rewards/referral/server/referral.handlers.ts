import type { Handlers } from '@palaro/server';
import type { referralConsoleApi } from '../console.api.ts';
import type { referralApi } from '../referral.api.ts';
import { listForOperators } from './list-for-operators.ts';
import { makeReferral } from './make-referral.ts';
import { readReferrals } from './read-referrals.ts';

export const referralHandlers: Handlers<typeof referralApi & typeof referralConsoleApi> = {
  referrals: ({ app, member, query, request }) =>
    readReferrals(app, member, query, request.language),
  makeReferral: ({ app, operator, body }) => makeReferral(app, operator, body),
  memberReferrals: ({ app, params, query }) => listForOperators(app, params.member, query.pageNum),
};
