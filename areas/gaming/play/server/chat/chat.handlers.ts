import type { Handlers } from '@palaro/server';
import type { chatApi } from '../../chat.api.ts';
import { readChat, readNewest } from './read-chat.ts';
import { hideInChat, reportChat } from './report-chat.ts';
import { sayInChat } from './say-in-chat.ts';

export const chatHandlers: Handlers<typeof chatApi> = {
  chat: ({ app, principal, params }) => readChat(app, principal, params.gameId),
  newestChat: ({ app, params }) => readNewest(app, params.gameId),
  sayInChat: ({ app, member, params, body }) => sayInChat(app, member, params.gameId, body),
  reportChat: ({ app, member, params }) => reportChat(app, member.id, params),
  hideInChat: ({ app, member, params, body }) => hideInChat(app, member.id, { ...params, ...body }),
};
