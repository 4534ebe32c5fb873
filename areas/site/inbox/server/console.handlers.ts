import type { Handlers } from '@palaro/server';
import type { inboxConsoleApi } from '../console.api.ts';
import { listMemberMessages, listMemberOutbox } from './list-for-operators.ts';

export const inboxConsoleHandlers: Handlers<typeof inboxConsoleApi> = {
  memberMessages: ({ app, operator, params, query }) =>
    listMemberMessages(app, operator, params.member, query.pageNum),
  memberOutbox: ({ app, params }) => listMemberOutbox(app, params.member),
};
