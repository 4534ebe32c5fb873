import type { Handlers } from '@palaro/server';
import type { riskApi } from '../risk.api.ts';
import { askToClose, openCaseFor } from './ban-member.ts';
import { blockFor } from './block-member.ts';
import { askToLift } from './lift-hold.ts';

export const riskHandlers: Handlers<typeof riskApi> = {
  blockMember: async ({ app, operator, params, body }) => {
    await blockFor(app, operator, params.member, body);
    return {};
  },
  openMemberCase: async ({ app, operator, params, body }) => {
    await openCaseFor(app, operator, params.member, body.reason);
    return {};
  },
  banMember: ({ app, operator, params, body }) =>
    askToClose(app, operator, params.member, body.reason),
  liftHold: ({ app, operator, params, body }) => askToLift(app, operator, params.member, body),
};
