import { steppedUp } from '@palaro/accounts/server';
import type { Handlers } from '@palaro/server';
import type { limitsApi } from '../limits.api.ts';
import { cancelLimit, confirmLimit, setOwnLimit } from './change-limit.ts';
import { readHistory, readSafety } from './read-limits.ts';

export const limitsHandlers: Handlers<typeof limitsApi> = {
  safety: ({ app, member }) => readSafety(app, member),
  setLimit: steppedUp(({ app, member, body, request }) => setOwnLimit(app, member, body, request)),
  confirmLimit: async ({ app, member, params }) => {
    await confirmLimit(app, member, params.id);
    return {};
  },
  cancelLimit: async ({ app, member, params }) => {
    await cancelLimit(app, member, params.id);
    return {};
  },
  limitHistory: ({ app, member }) => readHistory(app, member),
};
