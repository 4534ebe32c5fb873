import type { Handlers } from '@palaro/server';
import type { chatConsoleApi } from '../../console-chat.api.ts';
import { closeChat, listChatTables, openChat } from './close-chat.ts';
import { listForOperators } from './list-for-operators.ts';
import { readWriter } from './read-writer.ts';
import { keepChat, liftSilence, removeChat, silenceInChat } from './moderate-chat.ts';

export const chatConsoleHandlers: Handlers<typeof chatConsoleApi> = {
  chatMessages: ({ app, query, request }) => listForOperators(app, query, request.language),
  chatWriter: ({ app, params }) => readWriter(app, params.member),
  chatTables: ({ app, request }) => listChatTables(app, request.language),
  closeChat: ({ app, operator, params, body }) => closeChat(app, operator, { ...params, ...body }),
  openChat: ({ app, operator, params, body }) => openChat(app, operator, { ...params, ...body }),
  removeChat: ({ app, operator, params, body }) =>
    removeChat(app, operator, { id: params.message, ...body }),
  keepChat: ({ app, operator, params }) => keepChat(app, operator, params.message),
  silenceInChat: ({ app, operator, params, body }) =>
    silenceInChat(app, operator, { ...params, ...body }),
  liftSilence: ({ app, operator, params, body }) =>
    liftSilence(app, operator, { ...params, ...body }),
};
