import type { Handlers } from '@palaro/server';
import type { riskApi } from '../risk.api.ts';
import { blockFor } from './block-member.ts';

export const riskHandlers: Handlers<typeof riskApi> = {
  blockMember: async ({ app, operator, params, body }) => {
    await blockFor(app, operator, params.member, body);
    return {};
  },
};
